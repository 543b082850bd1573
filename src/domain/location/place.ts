import type { GeoPoint } from './geo-point.ts';
import type { ZoneId } from './zone.ts';

export type Place = {
  readonly point: GeoPoint;
  readonly address: string;
  /** The zones as text, verbatim from the look-up (see zone-list.ts). */
  readonly zones: string;
};

export type PickedPoint = {
  readonly point: GeoPoint;
  readonly address: string;
  readonly zone: ZoneId;
};
