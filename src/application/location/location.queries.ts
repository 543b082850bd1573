import { inAnyModule, type Query, type ReadScope } from '#application/kernel/query.ts';
import type { ZoneCashLimit } from '#domain/location/cash-limit.ts';
import type { Address } from '#domain/location/address.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import type { StreetMap, StreetMapReader } from './street-map.port.ts';
import type { NamedZone, ZoneReader } from './zone-reader.port.ts';

export type LocationQueries = ReturnType<typeof createLocationQueries>;

export function createLocationQueries(zones: ZoneReader, maps: StreetMapReader) {
  return {
    streetMap: (scope: ReadScope): Query<StreetMap> => ({
      key: ['map', scope, 'streets'],
      read: () => maps.streetMap(),
    }),
    zones: (scope: ReadScope): Query<readonly NamedZone[]> => ({
      key: ['stores', inAnyModule(scope), 'zones'],
      read: () => zones.zones(),
    }),
    savedAddresses: (scope: ReadScope): Query<readonly Address[]> => ({
      key: ['profile', inAnyModule(scope), 'saved addresses'],
      read: () => zones.savedAddresses(),
    }),
    cashLimits: (
      scope: ReadScope,
      point: GeoPoint,
      moduleId: number,
    ): Query<readonly ZoneCashLimit[]> => ({
      key: ['stores', scope, 'cash limits', point, moduleId],
      read: () => zones.cashLimits(point, moduleId),
    }),
  };
}
