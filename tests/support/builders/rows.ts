import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Insertable } from 'kysely';
import type { Db } from '#server/kernel/database.ts';
import type { ModuleTable, ZoneModuleTable, ZoneTable } from '#server/kernel/schema.ts';

type Corner = [latitude: number, longitude: number];

/** A square zone of about 5 km around lower Manhattan; name only the facts your test is about. */
export function aZoneRow(
  facts: Partial<Insertable<ZoneTable>> = {},
  boundary: readonly Corner[] = SQUARE,
): Insertable<ZoneTable> {
  const [latitudes, longitudes] = [boundary.map(([lat]) => lat), boundary.map(([, lng]) => lng)];
  return {
    id: 1,
    name: 'Lower Manhattan',
    name_hi: 'लोअर मैनहट्टन',
    active: true,
    min_lat: Math.min(...latitudes),
    max_lat: Math.max(...latitudes),
    min_lng: Math.min(...longitudes),
    max_lng: Math.max(...longitudes),
    boundary: JSON.stringify(boundary),
    ...facts,
  };
}
const SQUARE: readonly Corner[] = [
  [40.7, -74.02],
  [40.7, -73.97],
  [40.74, -73.97],
  [40.74, -74.02],
];

export const aModuleRow = (facts: Partial<Insertable<ModuleTable>> = {}) =>
  ({
    id: 1,
    name: 'Food',
    name_hi: 'खाना',
    type: 'food',
    icon: '/pictures/food-320.webp',
    thumbnail: '/pictures/food-320.webp',
    active: true,
    position: 1,
    description: 'Warm meals',
    description_hi: null,
    ...facts,
  }) satisfies Insertable<ModuleTable>;

export const aZoneModuleRow = (facts: Partial<Insertable<ZoneModuleTable>> = {}) =>
  ({
    zone_id: 1,
    module_id: 1,
    minimum_fee: 299,
    fee_per_km: 75,
    maximum_fee: 999,
    maximum_cod: 20_000,
    ...facts,
  }) satisfies Insertable<ZoneModuleTable>;

/** The six zones of the geodata, as the seed makes them. */
export async function insertCityZones(db: Db): Promise<void> {
  const file = path.resolve(import.meta.dirname, '../../../server/geodata/zones.geojson');
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as {
    features: {
      id: number;
      properties: { name: string; name_hi: string };
      geometry: { coordinates: [[number, number][]] };
    }[];
  };
  const rows = features.map(({ id, properties, geometry }) =>
    aZoneRow(
      { id, ...{ name: properties.name, name_hi: properties.name_hi } },
      geometry.coordinates[0].slice(0, -1).map(([lng, lat]) => [lat, lng]),
    ),
  );
  await db.insertInto('zone').values(rows).execute();
}
