import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ModuleId } from '#domain/catalogue/module.ts';
import type { WallTime } from '#domain/kernel/wall-clock.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import type { Db } from '#server/kernel/database.ts';
import { LAST_ROW_ID, type PageQuery } from '#server/kernel/paging.ts';
import { inOrder, isAnyOf, listed, total, type Listed } from './listed.ts';
import { conditionsOf, type Narrowing } from './narrowing.ts';
import { isOpenNow } from './open-now.ts';
import { storeRows, type StoreRow } from './store-row.ts';

export type StoreFilter = {
  readonly zones: readonly ZoneId[];
  readonly module: ModuleId | null;
  readonly fulfilment: 'all' | 'delivery' | 'take_away';
  readonly order: keyof typeof ORDERS;
  /** Stores that sell something of this category. */
  readonly category: number | null;
  readonly narrowing: Narrowing;
  /** When it is at the stores: where what is popular is asked for, closed ones come after the open. */
  readonly at: WallTime;
};

const OPEN_FIRST: ReadonlySet<StoreFilter['order']> = new Set(['relevance', 'popular']);

/** Ties are broken by id, so that no page shows a store twice. */
const ORDERS = {
  relevance: sql`store.rating desc, store.order_count desc, store.id`,
  newest: sql`store.created_at desc, store.id desc`,
  popular: sql`store.order_count desc, store.rating desc, store.id`,
  bestRated: sql`store.rating desc, store.rating_count desc, store.id`,
} satisfies Readonly<Record<string, RawBuilder<unknown>>>;

/** One page of a list: stores are put in order by little of each, and whole ones are read for the page alone. */
export async function listStores(
  db: Db,
  { zones, module, fulfilment, order, category, narrowing, at }: StoreFilter,
  page: PageQuery,
): Promise<Listed<StoreRow>> {
  const found = await listed(
    db
      .selectFrom('store')
      .innerJoin('module', 'module.id', 'store.module_id')
      .select(['store.id', total])
      .where('module.active', '=', true)
      .where(isAnyOf('store.zone_id', zones))
      .$if(module !== null, (query) => query.where('store.module_id', '=', module as number))
      .$if(fulfilment === 'delivery', (query) => query.where('store.delivers', '=', true))
      .$if(fulfilment === 'take_away', (query) => query.where('store.take_away', '=', true))
      .$if(category !== null, (query) => query.where(sells(category as number)))
      .where((is) => is.and(conditionsOf(narrowing, NARROWED_BY)))
      .$if(narrowing.open, (query) => query.where(isOpenNow(at)))
      .$if(OPEN_FIRST.has(order), (query) => query.orderBy(isOpenNow(at), 'desc'))
      .orderBy(ORDERS[order]),
    page,
  );
  const ids = found.rows.map(({ id }) => id);
  return { rows: inOrder(ids, await storesOf(db, ids)), total: found.total };
}

const sells = (category: number) => sql<boolean>`store.id in (
  select store_id from store_category where category_id = ${category} and items > 0)`;

/** A store of both diets is found by either. */
const NARROWED_BY = {
  ...{ veg: sql<SqlBool>`store.veg`, nonVeg: sql<SqlBool>`store.non_veg` },
  discounted: sql<SqlBool>`store.discount_rate > 0`,
  freeDelivery: sql<SqlBool>`store.free_delivery`,
  rating: sql<number>`store.rating`,
};

/** Stores that may still be looked at, in any order. */
export const storesOf = (db: Db, ids: readonly number[]): Promise<readonly StoreRow[]> =>
  storeRows(db).where(isAnyOf('store.id', ids)).execute();

/** Of these stores, those that are to be had in a module and its zones. */
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
