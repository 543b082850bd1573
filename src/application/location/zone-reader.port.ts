import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { ZoneCashLimit } from '#domain/location/cash-limit.ts';
import type { Address } from '#domain/location/address.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import type { Zone } from '#domain/location/zone.ts';

export type NamedZone = Zone & { readonly name: string };

/** The service area, with outlines for the map, and a customer's saved addresses. */
export interface ZoneReader {
  zones(): Promise<Result<readonly NamedZone[], CallFailure>>;
  /** Empty for guests. */
  savedAddresses(): Promise<Result<readonly Address[], CallFailure>>;
  /** Cash limits of the zones around a point in this module. */
  cashLimits(
    point: GeoPoint,
    moduleId: number,
  ): Promise<Result<readonly ZoneCashLimit[], CallFailure>>;
}
