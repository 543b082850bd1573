import type { Result } from '#domain/kernel/result.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';

/** A position with its accuracy in metres. */
export type Position = { readonly point: GeoPoint; readonly accuracy: number };

/** Reason for a missing position of the device. */
export type NoPosition = { readonly kind: 'denied' | 'timedOut' | 'unavailable' };

export interface Geolocator {
  current(): Promise<Result<Position, NoPosition>>;
}
