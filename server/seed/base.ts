import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Insertable } from 'kysely';
import type { ModuleType } from '#domain/catalogue/module.ts';
import type { ModuleTable, ZoneModuleTable, ZoneTable } from '#server/kernel/schema.ts';
import type { InHindi } from './in-hindi.ts';

/** Settings of the example server. */
export const settings = {
  business: {
    name: 'Sundry',
    logo: '/brand/logo.svg',
    address: '200 Broadway, New York, NY',
    phone: '+12125550100',
    email: 'hello@sundry.example',
    country: 'US',
    latitude: 40.7128,
    longitude: -74.006,
    timeZone: 'America/New_York',
    distanceUnit: 'mi',
  },
  money: {
    ...{ code: 'USD', symbol: '$', symbolSide: 'left', digits: 2 },
    ...{ freeDeliveryFrom: 6_000, taxIncluded: false },
  },
  ordering: {
    ...{ guestCheckout: true, cashOnDelivery: true, homeDelivery: true, takeAway: true },
    ...{ scheduling: true, slotMinutes: 30, vegetarianMarks: true, digitalPayment: true },
  },
  /* Example hosts that do not exist; an owner enters real ones (docs/settings.md). */
  links: {
    travels: 'https://travels.sundry.example/',
    handyman: 'https://handyman.sundry.example/',
  },
};

type ModuleRow = InHindi<Insertable<ModuleTable>, 'name' | 'description'> & {
  readonly type: ModuleType;
};
type ModulePlan = Omit<ModuleRow, 'thumbnail' | 'icon' | 'position'>;

const module = (
  id: number,
  type: ModuleType,
  active: boolean,
  texts: readonly string[],
): ModulePlan => {
  const [name = '', nameHi = '', description = '', descriptionHi = ''] = texts;
  return { id, type, active, name, name_hi: nameHi, description, description_hi: descriptionHi };
};

/** Parcels are off at first and switched on by their pack, for databases from before it (packs.ts). */
export const modules: readonly ModuleRow[] = [
  module(1, 'food', true, [
    'Food',
    'खाना',
    'Hot meals from kitchens around the corner',
    'आस-पास की रसोई से गरमागरम खाना',
  ]),
  module(2, 'grocery', true, [
    'Grocery',
    'किराना',
    'Fresh produce and a full pantry',
    'ताज़े फल-सब्ज़ी और पूरा राशन',
  ]),
  module(3, 'pharmacy', true, [
    'Pharmacy',
    'दवाइयाँ',
    'Medicine and care, day and night',
    'दवाइयाँ और देखभाल, दिन-रात',
  ]),
  module(4, 'ecommerce', true, [
    'Shop',
    'ख़रीदारी',
    'Clothes, gadgets and good things for the home',
    'कपड़े, गैजेट और घर का सामान',
  ]),
  module(5, 'parcel', false, ['Parcel', 'पार्सल', 'Send anything across town', 'शहर भर में कुछ भी भेजें']),
  module(6, 'rental', true, [
    'Rental',
    'किराये की गाड़ी',
    'Cars and bikes by the hour',
    'घंटे के हिसाब से गाड़ियाँ',
  ]),
].map((plan) => ({
  ...plan,
  icon: `/pictures/module-${plan.type}-320.webp`,
  thumbnail: `/pictures/module-${plan.type}-320.webp`,
  position: plan.id,
}));

type ZoneFeature = {
  readonly properties: { readonly id: number; readonly name: string; readonly name_hi: string };
  readonly geometry: { readonly coordinates: readonly [readonly (readonly [number, number])[]] };
};

export type ZonePlan = Omit<InHindi<Insertable<ZoneTable>, 'name'>, 'boundary'> & {
  readonly corners: [number, number][];
};

export function zonePlans(): readonly ZonePlan[] {
  const file = path.resolve(import.meta.dirname, '../geodata/zones.geojson');
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as { features: ZoneFeature[] };
  return features.map(({ properties: { id, name, name_hi }, geometry }) => {
    const corners = geometry.coordinates[0]
      .slice(0, -1)
      .map(([lng, lat]): [number, number] => [lat, lng]);
    const [latitudes, longitudes] = [corners.map(([lat]) => lat), corners.map(([, lng]) => lng)];
    return {
      ...{ id, name, name_hi, active: true, corners },
      ...{ min_lat: Math.min(...latitudes), max_lat: Math.max(...latitudes) },
      ...{ min_lng: Math.min(...longitudes), max_lng: Math.max(...longitudes) },
    };
  });
}

/** Maximum in cash on delivery, in cents. */
const CASH_LIMITS: Readonly<Record<ModuleType, number>> = {
  food: 25_000,
  grocery: 25_000,
  pharmacy: 25_000,
  ecommerce: 50_000,
  parcel: 25_000,
  rental: 25_000,
};

/** The same tariff in every zone, except for higher prices in the east and longer distances in the south. */
export const tariffs = (zones: readonly ZonePlan[]): Insertable<ZoneModuleTable>[] =>
  zones.flatMap(({ id }) =>
    modules.map((module) => ({
      zone_id: id,
      module_id: module.id,
      minimum_fee: 299,
      fee_per_km: id === 5 ? 90 : 80,
      maximum_fee: 999,
      maximum_cod: CASH_LIMITS[module.type],
    })),
  );
