import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';

/** A place that a typed text may mean. Where it lies must be asked for. */
export type Prediction = { readonly placeId: string; readonly description: string };

/**
 * Knows places by name and points by address.
 *
 * A search prefers what is near, forgives typing mistakes and answers an empty list rather than an
 * error. A point without an address is null, never an empty text.
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
