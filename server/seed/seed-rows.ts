import type { Insertable } from 'kysely';
import type * as Table from '#server/kernel/schema.ts';
import { id } from '#domain/kernel/id.ts';
import { instant } from '#domain/kernel/instant.ts';
import { isoDate, plusDays, timeZone, wallTime, type WallTime } from '#domain/kernel/wall-clock.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import { zoneAt, type Zone } from '#domain/location/zone.ts';
import { banners } from './banners.ts';
import {
  ecommerceCategories,
  foodCategories,
  groceryCategories,
  pharmacyCategories,
  type CategoryPlan,
} from './categories.ts';
import { ecommerceStores } from './ecommerce/ecommerce-stores.ts';
import { edgeCaseDeli } from './food/edge-case-deli.ts';
import { foodStores } from './food/food-stores.ts';
import { groceryStores } from './grocery/grocery-stores.ts';
import { itemRowsOf, type ItemRows } from './item-rows.ts';
import { homes, PASSWORD_HASH, people } from './people.ts';
import { pharmacyStores } from './pharmacy/pharmacy-stores.ts';
import { modules, settings, tariffs, zonePlans, type ZonePlan } from './shop.ts';
import type { StorePlan } from './store-plan.ts';
import { hoursRowsOf, slugOf, storeRowOf } from './store-rows.ts';
import { streetMap } from './streets.ts';

/** Every table that the seed fills, in the order in which rows may be inserted. */
export type SeedRows = {
  readonly setting: Insertable<Table.SettingTable>[];
  readonly zone: Insertable<Table.ZoneTable>[];
  readonly module: Insertable<Table.ModuleTable>[];
  readonly zone_module: Insertable<Table.ZoneModuleTable>[];
  readonly category: Insertable<Table.CategoryTable>[];
  readonly store: Insertable<Table.StoreTable>[];
  readonly store_hours: Insertable<Table.StoreHoursTable>[];
  readonly item: Insertable<Table.ItemTable>[];
  readonly item_category: Insertable<Table.ItemCategoryTable>[];
  readonly add_on: Insertable<Table.AddOnTable>[];
  readonly banner: Insertable<Table.BannerTable>[];
  readonly customer: Insertable<Table.CustomerTable>[];
  readonly review: Insertable<Table.ReviewTable>[];
  readonly address: Insertable<Table.AddressTable>[];
};

const plans: readonly (readonly [module: number, plan: StorePlan])[] = [
  ...[...foodStores, edgeCaseDeli].map((plan) => [1, plan] as const),
  ...groceryStores.map((plan) => [2, plan] as const),
  ...pharmacyStores.map((plan) => [3, plan] as const),
  ...ecommerceStores.map((plan) => [4, plan] as const),
];

/** The whole example shop. Only what is dated (campaigns, closed days, reviews) follows the day. */
export function seedRows(now: Date): SeedRows {
  const today = wallTime(instant(now.getTime()), timeZone(settings.business.timeZone));
  const zones = zonePlans();
  const place = placer(zones);
  const categories = categoryRows();
  const stores = storesWithItems(place, categories, today, now);
  return {
    setting: Object.entries(settings).map(([key, value]) => ({
      key,
      value: JSON.stringify(value),
    })),
    zone: zones.map(({ corners, ...zone }) => ({ ...zone, boundary: JSON.stringify(corners) })),
    module: [...modules],
    zone_module: tariffs(zones),
    category: categories.map(({ row }) => row),
    ...stores,
    banner: bannerRows(stores.store),
    customer: people.map((person) => ({
      ...person,
      password_hash: PASSWORD_HASH,
      image: null,
      created_at: daysBefore(now, 90),
    })),
    address: addressRows(place),
  };
}

type Placer = (zone: number, street: string, along: number) => GeoPoint;

function placer(plans: readonly ZonePlan[]): Placer {
  const onStreet = streetMap();
  const zones = plans.map((plan) => ({
    id: id<'Zone'>(plan.id),
    boundary: plan.corners.map(([latitude, longitude]) => ({
      latitude,
      longitude,
    })) as unknown as Zone['boundary'],
  }));
  return (zone, street, along) => onStreet(street, along, (at) => zoneAt(zones, at)?.id === zone);
}

type KnownCategory = { readonly key: string; readonly row: Insertable<Table.CategoryTable> };

function categoryRows(): readonly KnownCategory[] {
  const listed: readonly (readonly [module: number, plan: CategoryPlan, position: number])[] = [
    ...foodCategories.map((plan, index) => [1, plan, index + 1] as const),
    ...groceryCategories.map((plan, index) => [2, plan, index + 1] as const),
    ...pharmacyCategories.map((plan, index) => [3, plan, index + 1] as const),
    ...ecommerceCategories.map((plan, index) => [4, plan, index + 1] as const),
  ];
  const idOf = (key: string) => listed.findIndex(([, plan]) => plan.key === key) + 1;
  return listed.map(([module, plan, position], index) => ({
    key: plan.key,
    row: {
      ...{ id: index + 1, module_id: module, parent_id: plan.within ? idOf(plan.within) : null },
      ...{ name: plan.name, name_hi: plan.nameHi, image: picture(plan.picture) },
      ...{ featured: plan.featured ?? false, position },
    },
  }));
}

type StoreRows = Pick<
  SeedRows,
  'store' | 'store_hours' | 'item' | 'item_category' | 'add_on' | 'review'
>;

function storesWithItems(
  place: Placer,
  categories: readonly KnownCategory[],
  today: WallTime,
  now: Date,
): StoreRows {
  const rows: StoreRows = {
    ...{ store: [], store_hours: [], item: [], item_category: [], add_on: [], review: [] },
  };
  for (const [index, [module, plan]] of plans.entries()) {
    const store = index + 1;
    const items: ItemRows = itemRowsOf(plan, {
      ...{ store, module, now },
      firstItem: rows.item.length + 1,
      firstAddOn: rows.add_on.length + 1,
      firstReview: rows.review.length + 1,
      categoryIds: (key) => withParent(categories, key),
      dayFromToday: (days) => isoDate(plusDays(today, days)),
    });
    const at = place(plan.zone, plan.street, plan.along);
    rows.store.push(storeRowOf(plan, { store, module, at, today, now, items: items.item }));
    rows.store_hours.push(...hoursRowsOf(plan, store));
    rows.item.push(...items.item);
    rows.item_category.push(...items.item_category);
    rows.add_on.push(...items.add_on);
    rows.review.push(...items.review);
  }
  return rows;
}

/** An item of a category is also one of the category above. */
function withParent(categories: readonly KnownCategory[], key: string): readonly number[] {
  const found = categories.find((category) => category.key === key);
  if (!found) throw new Error(`No category ${key}`);
  const { id: own, parent_id: parent } = found.row;
  return parent ? [own, parent] : [own];
}

const bannerRows = (stores: StoreRows['store']): SeedRows['banner'] =>
  banners.map((banner, index) => {
    const store = stores.find(({ name }) => name === banner.store);
    return {
      ...{ id: index + 1, module_id: banner.module, position: index + 1 },
      ...{ zone_id: store?.zone_id ?? null, store_id: store?.id ?? null },
      ...{ title: banner.title, title_hi: banner.titleHi },
      ...{ subtitle: banner.subtitle, subtitle_hi: banner.subtitleHi },
      image: `/pictures/${banner.picture}-320.webp`,
    };
  });

const addressRows = (place: Placer): SeedRows['address'] =>
  homes.map((home, index) => {
    const person = people.find((one) => one.id === home.customer) ?? people[0];
    const { latitude, longitude } = place(home.zone, home.street, home.along);
    return {
      ...{ id: index + 1, customer_id: person.id, type: home.type },
      contact_name: `${person.first_name} ${person.last_name}`,
      contact_phone: person.phone,
      address: `${home.house} ${home.street}, ${home.city}`,
      ...{ road: home.street, house: home.house, floor: home.floor },
      ...{ lat: latitude, lng: longitude, zone_id: home.zone },
    };
  });

const picture = (slug: string) => `/pictures/${slug}-320.webp`;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** Every picture that the rows name, for the one who composes them: slug of logo, cover and item. */
export const logoSlugs = (): readonly { slug: string; name: string; module: number }[] =>
  plans.map(([module, { name }]) => ({ slug: `logo-${slugOf(name)}`, name, module }));
