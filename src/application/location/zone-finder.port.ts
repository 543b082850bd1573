import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';

/** Zones that serve a point, as text, verbatim (see zone-list.ts), or the app's own refusal. */
export interface ZoneFinder {
  zonesAt(point: GeoPoint, signal: AbortSignal): Promise<Result<string, CallFailure>>;
}
