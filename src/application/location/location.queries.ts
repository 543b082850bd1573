import { inAnyModule, queriesOf, type Read } from '#application/kernel/query.ts';
import type { ZoneCashLimit } from '#domain/location/cash-limit.ts';
import type { Address } from '#domain/location/address.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import type { Zone } from '#domain/location/zone.ts';

export type NamedZone = Zone & { readonly name: string };

/** Longitude and latitude, in the order of map data. */
export type Corner = readonly [longitude: number, latitude: number];
export type StreetKind = 'street' | 'avenue' | 'highway' | 'bridge';
export type Street = {
  readonly name: string;
  readonly kind: StreetKind;
  readonly lines: readonly (readonly Corner[])[];
};
export type MapLabel = { readonly name: string; readonly kind: string; readonly at: Corner };

/** Data of the embedded map: land, streets and place names. */
export type StreetMap = {
  /** Rings of land; every second ring inside another is water. */
  readonly land: readonly (readonly (readonly Corner[])[])[];
  readonly streets: readonly Street[];
  readonly labels: readonly MapLabel[];
};

export interface StreetMapReader {
  streetMap(): Read<StreetMap>;
}

/** The service area, with outlines for the map, and a customer's saved addresses. */
export interface ZoneReader {
  zones(): Read<readonly NamedZone[]>;
  /** Empty for guests. */
  savedAddresses(): Read<readonly Address[]>;
  /** Cash limits of the zones around a point in this module. */
  cashLimits(point: GeoPoint, moduleId: number): Read<readonly ZoneCashLimit[]>;
}

export type LocationQueries = ReturnType<typeof createLocationQueries>;

export const createLocationQueries = (
  { zones, savedAddresses, cashLimits }: ZoneReader,
  { streetMap }: StreetMapReader,
) => ({
  ...queriesOf({ streetMap }, 'map'),
  ...queriesOf({ zones }, 'stores', inAnyModule),
  ...queriesOf({ savedAddresses }, 'profile', inAnyModule),
  ...queriesOf({ cashLimits }, 'stores'),
});
