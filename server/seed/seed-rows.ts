import type { Insertable } from 'kysely';
import type {
  AddOnTable,
  AddressTable,
  BannerTable,
  CategoryTable,
  CustomerTable,
  FoodVariationTable,
  FoodVariationValueTable,
  GoodsVariationTable,
  ItemCategoryTable,
  ItemTable,
  LedgerEntryTable,
  ModuleTable,
  ReviewTable,
  SettingTable,
  StoreHoursTable,
  StoreTable,
  ZoneModuleTable,
  ZoneTable,
} from '#server/kernel/schema.ts';
import { id } from '#domain/kernel/id.ts';
import { instant } from '#domain/kernel/instant.ts';
import { isoDate, plusDays, timeZone, wallTime, type WallTime } from '#domain/kernel/wall-clock.ts';
import { PARTNER_KINDS } from '#domain/messaging/partner.ts';
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
import type { InHindi } from './in-hindi.ts';
import { itemRowsOf, noItemRows, type ItemRows } from './item-rows.ts';
import { homes, PASSWORD_HASH, people } from './people.ts';
import { pharmacyStores } from './pharmacy/pharmacy-stores.ts';
import { modules, settings, tariffs, zonePlans, type ZonePlan } from './base.ts';
import { conversationRows, type ConversationRows } from './conversations.ts';
import { couponPacks, orderCouponRows, type OrderCouponRows } from './order-coupons.ts';
import { parcelCategoryRows, type ParcelRows } from './parcel-categories.ts';
import { couponRows, type CouponRows } from './rental/coupons.ts';
import { rentalRows, type RentalRows } from './rental/rental-rows.ts';
import { ledgerRows, rewardSettings } from './rewards.ts';
import type { StorePlan } from './store-plan.ts';
import { hoursRowsOf, storeRowOf } from './store-rows.ts';
import { streetMap } from './streets.ts';

/** Tables of the seed, in an order that satisfies their references. */
export type SeedRows = {
  readonly setting: Insertable<SettingTable>[];
  readonly zone: InHindi<Insertable<ZoneTable>, 'name'>[];
  readonly module: InHindi<Insertable<ModuleTable>, 'name' | 'description'>[];
  readonly zone_module: Insertable<ZoneModuleTable>[];
  readonly category: InHindi<Insertable<CategoryTable>, 'name'>[];
  readonly store: InHindi<Insertable<StoreTable>, 'name'>[];
  readonly store_hours: Insertable<StoreHoursTable>[];
  readonly item: InHindi<Insertable<ItemTable>, 'name' | 'description'>[];
  readonly goods_variation: Insertable<GoodsVariationTable>[];
  readonly food_variation: InHindi<Insertable<FoodVariationTable>, 'name'>[];
  readonly food_variation_value: InHindi<Insertable<FoodVariationValueTable>, 'label'>[];
  readonly item_category: Insertable<ItemCategoryTable>[];
  readonly add_on: InHindi<Insertable<AddOnTable>, 'name'>[];
  readonly banner: InHindi<Insertable<BannerTable>, 'title' | 'subtitle'>[];
  readonly customer: Insertable<CustomerTable>[];
  readonly review: Insertable<ReviewTable>[];
  readonly address: Insertable<AddressTable>[];
  readonly ledger_entry: Insertable<LedgerEntryTable>[];
} & RentalRows &
  CouponRows &
  OrderCouponRows &
  ConversationRows &
  ParcelRows;

/** A module's id and its catalogue. */
type ModulePlan = {
  readonly module: number;
  readonly categories: readonly CategoryPlan[];
  readonly stores: readonly StorePlan[];
};

const plans = {
  food: { module: 1, categories: foodCategories, stores: [...foodStores, edgeCaseDeli] },
  grocery: { module: 2, categories: groceryCategories, stores: groceryStores },
  pharmacy: { module: 3, categories: pharmacyCategories, stores: pharmacyStores },
  ecommerce: { module: 4, categories: ecommerceCategories, stores: ecommerceStores },
  parcel: { module: 5, categories: [], stores: [] },
  rental: { module: 6, categories: [], stores: [] },
} as const satisfies Record<string, ModulePlan>;
export type ModulePack = keyof typeof plans;
export const modulePacks = Object.keys(plans) as readonly ModulePack[];

/** Last id of each table; additions continue from there. */
export type LastIds = Readonly<Record<NumberedTable, number>>;
export type NumberedTable = keyof typeof NO_IDS;
const NO_IDS = {
  ...{ category: 0, store: 0, item: 0, food_variation: 0, food_variation_value: 0 },
  ...{ add_on: 0, review: 0, banner: 0 },
};
export const numberedTables = Object.keys(NO_IDS) as readonly NumberedTable[];

/** All example data. Only dates (campaigns, closed days, reviews) depend on the day. */
export function seedRows(now: Date): SeedRows {
  const conversations = PARTNER_KINDS.map((kind) => conversationRows(kind, now));
  const rows: SeedRows = {
    ...baseRows(now),
    ...noModuleRows(),
    ...vehicleRows(now),
    ...couponRows(now),
    ...parcelCategoryRows(),
    coupon: couponPacks.flatMap((pack) => orderCouponRows(pack, now).coupon),
    conversation: conversations.flatMap(({ conversation }) => conversation),
    message: conversations.flatMap(({ message }) => message),
  };
  rows.setting.push(...rewardSettings().setting);
  for (const pack of modulePacks) {
    const last = Object.fromEntries(numberedTables.map((table) => [table, rows[table].length]));
    const added = moduleRows(pack, now, { ...NO_IDS, ...last });
    for (const [table, more] of Object.entries(added)) rows[table as 'item'].push(...(more as []));
  }
  return rows;
}

type BaseRows = Pick<SeedRows, 'setting' | 'zone' | 'customer' | 'address' | 'ledger_entry'>;
export type ModuleRows = Omit<
  SeedRows,
  | keyof BaseRows
  | keyof RentalRows
  | keyof CouponRows
  | keyof OrderCouponRows
  | keyof ConversationRows
  | keyof ParcelRows
>;

/** Settings, zones and the example customers. */
export function baseRows(now: Date): BaseRows {
  const zones = zonePlans();
  return {
    setting: Object.entries(settings).map(([key, value]) => ({
      key,
      value: JSON.stringify(value),
    })),
    zone: zones.map(({ corners, ...zone }) => ({ ...zone, boundary: JSON.stringify(corners) })),
    customer: people.map((person) => ({
      ...person,
      persona: person.first_name.toLowerCase(),
      email_verified: true,
      phone_verified: true,
      password_hash: PASSWORD_HASH,
      image: null,
      created_at: daysBefore(now, 90),
    })),
    address: addressRows(placer(zones)),
    ...ledgerRows(now),
  };
}

const noModuleRows = (): ModuleRows => ({
  ...{ module: [], zone_module: [], category: [], store: [], store_hours: [], banner: [] },
  ...noItemRows(),
});

/** A module with its tariffs, categories, stores and items. */
export function moduleRows(pack: ModulePack, now: Date, last: LastIds): ModuleRows {
  const plan: ModulePlan = plans[pack];
  const today = wallTime(instant(now.getTime()), timeZone(settings.business.timeZone));
  const zones = zonePlans();
  const categories = categoryRows(plan, last.category);
  const stores = storesWithItems(plan, placer(zones), categories, { today, now, last });
  return {
    ...noModuleRows(),
    module: modules.filter(({ id: number }) => number === plan.module),
    zone_module: tariffs(zones).filter(({ module_id }) => module_id === plan.module),
    category: categories.map(({ row }) => row),
    ...stores,
    banner: bannerRows(plan.module, stores.store, last.banner),
  };
}

/** All rentals. */
export const vehicleRows = (now: Date): RentalRows =>
  rentalRows({
    ...{ module: plans.rental.module, now, place: placer(zonePlans()) },
    today: wallTime(instant(now.getTime()), timeZone(settings.business.timeZone)),
  });

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

type KnownCategory = { readonly key: string; readonly row: SeedRows['category'][number] };

function categoryRows({ module, categories }: ModulePlan, last: number): readonly KnownCategory[] {
  const idOf = (key: string) => last + 1 + categories.findIndex((plan) => plan.key === key);
  return categories.map((plan, index) => ({
    key: plan.key,
    row: {
      ...{ id: last + 1 + index, module_id: module },
      ...{ parent_id: plan.within ? idOf(plan.within) : null },
      ...{ name: plan.name, name_hi: plan.nameHi, image: picture(plan.picture) },
      ...{ featured: plan.featured ?? false, position: index + 1 },
    },
  }));
}

type StoreRows = Pick<SeedRows, 'store' | 'store_hours' | keyof ItemRows>;

type Dated = { readonly today: WallTime; readonly now: Date; readonly last: LastIds };

function storesWithItems(
  { module, stores }: ModulePlan,
  place: Placer,
  categories: readonly KnownCategory[],
  { today, now, last }: Dated,
): StoreRows {
  const rows: StoreRows = { store: [], store_hours: [], ...noItemRows() };
  for (const [index, plan] of stores.entries()) {
    const store = last.store + 1 + index;
    const items: ItemRows = itemRowsOf(plan, {
      ...{ store, module, now },
      firstItem: last.item + rows.item.length + 1,
      firstAddOn: last.add_on + rows.add_on.length + 1,
      firstReview: last.review + rows.review.length + 1,
      firstGroup: last.food_variation + rows.food_variation.length + 1,
      firstValue: last.food_variation_value + rows.food_variation_value.length + 1,
      categoryIds: (key) => withParent(categories, key),
      dayFromToday: (days) => isoDate(plusDays(today, days)),
    });
    const at = place(plan.zone, plan.street, plan.along);
    rows.store.push(storeRowOf(plan, { store, module, at, today, now, items: items.item }));
    rows.store_hours.push(...hoursRowsOf(plan, store));
    for (const [table, more] of Object.entries(items)) {
      rows[table as 'item'].push(...(more as ItemRows['item']));
    }
  }
  return rows;
}

/** An item of a category also belongs to the parent category. */
function withParent(categories: readonly KnownCategory[], key: string): readonly number[] {
  const found = categories.find((category) => category.key === key);
  if (!found) throw new Error(`Unknown category: ${key}`);
  const { id: own, parent_id: parent } = found.row;
  return parent ? [own, parent] : [own];
}

const bannerRows = (module: number, stores: StoreRows['store'], last: number): SeedRows['banner'] =>
  banners
    .filter((banner) => banner.module === module)
    .map((banner, index) => {
      const store = stores.find(({ name }) => name === banner.store);
      return {
        ...{ id: last + 1 + index, module_id: module, position: banners.indexOf(banner) + 1 },
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
