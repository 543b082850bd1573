import type { GeoPoint } from './geo-point.ts';
import type { ZoneId } from './zone.ts';

/** The customer's delivery place: a point, its address in words, and its zones. */
export type Place = {
  readonly point: GeoPoint;
  readonly address: string;
  /** The zones as text, verbatim from the look-up (see zone-list.ts). */
  readonly zones: string;
};

/** The result of a pick for a caller such as a parcel form. */
export type PickedPoint = {
  readonly point: GeoPoint;
  readonly address: string;
  readonly zone: ZoneId;
};
