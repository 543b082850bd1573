import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Insertable } from 'kysely';
import type { Db } from '#server/kernel/database.ts';
import type {
  CartLineTable,
  ItemTable,
  ModuleTable,
  StoreTable,
  ZoneModuleTable,
  ZoneTable,
} from '#server/kernel/schema.ts';

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
    type: 'food',
    icon: '/pictures/food-320.webp',
    thumbnail: '/pictures/food-320.webp',
    active: true,
    position: 1,
    description: 'Warm meals',
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

/** The six zones of the geodata, as the seed inserts them. */
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
      { id, name: properties.name },
      geometry.coordinates[0].slice(0, -1).map(([lng, lat]) => [lat, lng]),
    ),
  );
  await db.insertInto('zone').values(rows).execute();
  const hindi = features.map(({ id: entity_id, properties: { name_hi: text } }) => ({
    ...{ entity: 'zone' as const, entity_id, field: 'name', language: 'hi', text },
  }));
  await db.insertInto('translation').values(hindi).execute();
}

export const aStoreRow = (facts: Partial<Insertable<StoreTable>> = {}) =>
  ({
    id: 1,
    module_id: 1,
    zone_id: 1,
    name: 'Corner Deli',
    address: '12 Canal Street',
    phone: '+12125550100',
    lat: 40.72,
    lng: -74,
    logo: '/pictures/store-320.webp',
    cover: '/pictures/cover-320.webp',
    active: true,
    minimum_order: 0,
    tax_rate: 0,
    free_delivery: false,
    delivers: true,
    take_away: true,
    veg: true,
    non_veg: true,
    halal_tag: false,
    delivery_minutes_from: 20,
    delivery_minutes_to: 35,
    discount_rate: 0,
    rating: 4.5,
    rating_count: 12,
    order_count: 40,
    closed_dates: '[]',
    created_at: '2026-01-01T00:00:00Z',
    ...facts,
  }) satisfies Insertable<StoreTable>;

export const anItemRow = (facts: Partial<Insertable<ItemTable>> = {}) =>
  ({
    id: 1,
    store_id: 1,
    name: 'Bagel',
    description: '',
    image: '/pictures/bagel-320.webp',
    price: 350,
    discount_type: 'percent',
    discount: 0,
    veg: true,
    halal: false,
    recommended: false,
    organic: false,
    generic_names: '[]',
    nutrition: '[]',
    allergies: '[]',
    tags: '[]',
    unit: null,
    opens: null,
    closes: null,
    campaign_from: null,
    campaign_to: null,
    schedulable: false,
    stock: 10,
    maximum: null,
    needs_prescription: false,
    choice_options: '[]',
    rating: 4,
    rating_count: 3,
    order_count: 5,
    active: true,
    created_at: '2026-01-01T00:00:00Z',
    ...facts,
  }) satisfies Insertable<ItemTable>;

export const aCartLineRow = (facts: Partial<Insertable<CartLineTable>> = {}) =>
  ({
    owner: 'guest:1',
    module_id: 1,
    item_id: 1,
    quantity: 1,
    variation: '[]',
    add_ons: '[]',
    created_at: '2026-11-21T17:00:00Z',
    ...facts,
  }) satisfies Insertable<CartLineTable>;
