import type { GeoPoint } from './geo-point.ts';
import type { ZoneId } from './zone.ts';

/** Where the customer wants things brought: a point, its address in words, and who serves it. */
export type Place = {
  readonly point: GeoPoint;
  readonly address: string;
  /** The zones as text, verbatim from the look-up (see zone-list.ts). */
  readonly zones: string;
};

/** What a pick hands to a caller that asked for one, such as a parcel form. */
export type PickedPoint = {
  readonly point: GeoPoint;
  readonly address: string;
  readonly zone: ZoneId;
};
