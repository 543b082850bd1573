import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';

export type Prediction = { readonly placeId: string; readonly description: string };

/**
 * Geocoding of names and points. A search prefers near places, tolerates typing errors and returns
 * an empty list rather than an error. A point without an address is null, never an empty text.
 */
export interface Geocoder {
  predict(
    text: string,
    near: GeoPoint,
    signal: AbortSignal,
  ): Promise<Result<readonly Prediction[], CallFailure>>;
  find(placeId: string, signal: AbortSignal): Promise<Result<GeoPoint, CallFailure>>;
  addressAt(point: GeoPoint, signal: AbortSignal): Promise<Result<string | null, CallFailure>>;
}
