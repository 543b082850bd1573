import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import type { Travel } from '#domain/location/travel.ts';

export interface RouteFinder {
  find(from: GeoPoint, to: GeoPoint, signal: AbortSignal): Promise<Result<Travel, CallFailure>>;
}
