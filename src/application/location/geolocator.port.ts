import type { Result } from '#domain/kernel/result.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';

/** A position and how far it may be off, in metres. */
export type Position = { readonly point: GeoPoint; readonly accuracy: number };

/** Why the device does not say where it is. */
export type NoPosition = { readonly kind: 'denied' | 'timedOut' | 'unavailable' };

/** Where the device is. Asks the customer's leave at most once a call, and always answers. */
export interface Geolocator {
  current(): Promise<Result<Position, NoPosition>>;
}
