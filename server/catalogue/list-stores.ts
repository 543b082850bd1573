import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ModuleId } from '#domain/catalogue/module.ts';
import type { WallTime } from '#domain/kernel/wall-clock.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import type { Db } from '#server/kernel/database.ts';
import { LAST_ROW_ID, type PageQuery } from '#server/kernel/paging.ts';
import { idsAlong, type Along } from './ids-along.ts';
import { inOrder, isAnyOf, isSwitchedOn, type Listed } from './listed.ts';
import { conditionsOf as narrowedBy, type Narrowing } from './narrowing.ts';
import { isOpenNow } from './open-now.ts';
import { storeRows, type StoreRow } from './store-row.ts';

export type StoreFilter = {
  readonly zones: readonly ZoneId[];
  readonly module: ModuleId | null;
  readonly fulfilment: 'all' | 'delivery' | 'take_away';
  readonly order: keyof typeof ORDERS;
  /** Stores with items in this category. */
  readonly category: number | null;
  readonly narrowing: Narrowing;
  /** Local time of the stores: in the popular order, closed stores follow the open ones. */
  readonly at: WallTime;
};

const OPEN_FIRST: ReadonlySet<StoreFilter['order']> = new Set(['relevance', 'popular']);

/** Ends with the id, so that no page shows a store twice. Each order matches an index. */
const ORDERS = {
  relevance: sql`store.rating desc, store.order_count desc, store.id`,
  newest: sql`store.created_at desc, store.id desc`,
  popular: sql`store.order_count desc, store.rating desc, store.id`,
  bestRated: sql`store.rating desc, store.rating_count desc, store.id`,
} satisfies Readonly<Record<string, RawBuilder<unknown>>>;

/** Columns in these orders. */
const ORDERED_BY = sql`store.id, store.rating, store.rating_count, store.order_count, store.created_at`;

/** One page of a list. Whole rows are read for this page only. */
export async function listStores(
  db: Db,
  filter: StoreFilter,
  page: PageQuery,
): Promise<Listed<StoreRow>> {
  const categoryTotal = filter.category === null ? null : await totalOf(db, filter);
  const open = isOpenNow(filter.at);
  const along: Along = {
    table: 'store',
    places: placesOf(filter),
    ranks: OPEN_FIRST.has(filter.order) ? [open, sql`not ${open}`] : [sql`true`],
    conditions: conditionsOf(filter, categoryTotal !== null && categoryTotal <= RARE),
    order: ORDERS[filter.order],
    columns: ORDERED_BY,
  };
  const [total, ids] = await Promise.all([
    categoryTotal ?? totalOf(db, filter),
    idsAlong(db, along, page),
  ]);
  return { rows: inOrder(ids, await storesOf(db, ids)), total };
}

/** Up to this number, scanning the stores of a category is faster than filtering the whole list. */
const RARE = 500;

const placesOf = ({ zones, module }: StoreFilter): readonly RawBuilder<boolean>[] =>
  [...new Set(zones)].map((zone) =>
    module === null
      ? sql`(store.zone_id = ${zone} and ${isSwitchedOn(sql`store.module_id`)})`
      : sql`(store.zone_id = ${zone} and store.module_id = ${module}
          and ${isSwitchedOn(sql`${module}::integer`)})`,
  );

const conditionsOf = (filter: StoreFilter, isRare: boolean): readonly RawBuilder<SqlBool>[] => [
  sql`true`,
  ...narrowingsOf(filter),
  ...(filter.category === null ? [] : [isRare ? isAmongThoseOf(filter) : sells(filter.category)]),
];

const narrowingsOf = ({
  fulfilment,
  narrowing,
  at,
}: StoreFilter): readonly RawBuilder<SqlBool>[] => [
  ...(fulfilment === 'delivery' ? [sql<boolean>`store.delivers`] : []),
  ...(fulfilment === 'take_away' ? [sql<boolean>`store.take_away`] : []),
  ...narrowedBy(narrowing, NARROWED_BY),
  ...(narrowing.open ? [isOpenNow(at)] : []),
];

/** Evaluated for each store on the way. */
const sells = (category: number) => sql<boolean>`(select true from store_category
  where category_id = ${category} and store_id = store.id and items > 0)`;
const isAmongThoseOf = (filter: StoreFilter) =>
  sql<boolean>`store.id = any(array(select store_id from ${thatSell(filter)}))`;

const thatSell = ({ category, zones, module }: StoreFilter) => sql`store_category
  where category_id = ${category} and items > 0 and ${isAnyOf('zone_id', zones)}
    and ${module === null ? sql`true` : sql`module_id = ${module}`}`;

async function totalOf(db: Db, filter: StoreFilter): Promise<number> {
  const { category, module } = filter;
  const counted =
    category !== null && module !== null && narrowingsOf(filter).length === 0
      ? sql`${thatSell(filter)} and ${isSwitchedOn(sql`${module}::integer`)}`
      : sql`store where (${sql.join(placesOf(filter), sql` or `)})
          and ${sql.join(conditionsOf(filter, false), sql` and `)}`;
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from ${counted}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** A store of both diets matches either filter. */
const NARROWED_BY = {
  ...{ veg: sql<SqlBool>`store.veg`, nonVeg: sql<SqlBool>`store.non_veg` },
  discounted: sql<SqlBool>`store.discount_rate > 0`,
  freeDelivery: sql<SqlBool>`store.free_delivery`,
  rating: sql<number>`store.rating`,
};

/** Visible stores, in any order. */
export const storesOf = (db: Db, ids: readonly number[]): Promise<readonly StoreRow[]> =>
  storeRows(db).where(isAnyOf('store.id', ids)).execute();

/** The given stores that are available in a module and its zones. */
export const storesIn = (
  db: Db,
  ids: readonly number[],
  { module, zones }: { readonly module: ModuleId; readonly zones: readonly ZoneId[] },
): Promise<readonly StoreRow[]> =>
  storeRows(db)
    .where(isAnyOf('store.id', ids))
    .where('module.active', '=', true)
    .where('store.module_id', '=', module)
    .where(isAnyOf('store.zone_id', zones))
    .execute();

export const storeOf = (db: Db, id: number): Promise<StoreRow | undefined> =>
  storeRows(db)
    .where('store.id', '=', Math.min(id, LAST_ROW_ID))
    .where('module.active', '=', true)
    .executeTakeFirst();
