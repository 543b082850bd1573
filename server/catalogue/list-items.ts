import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ModuleId } from '#domain/catalogue/module.ts';
import { isoDate, type WallTime } from '#domain/kernel/wall-clock.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import type { Db } from '#server/kernel/database.ts';
import { LAST_ROW_ID, type PageQuery } from '#server/kernel/paging.ts';
import { itemRowsWithHours, type ItemRowWithHours } from './item-store-hours.ts';
import {
  isAnyOf,
  isInCampaign,
  isInSection,
  isNamedLike,
  isOfAnyCategory,
  isOfCategory,
  isOfDiet,
  isSold,
  isStore,
  listed,
  total,
  type Listed,
} from './listed.ts';
import { conditionsOf, type ItemNarrowing } from './narrowing.ts';
import { isOpenNow } from './open-now.ts';

export type ItemFilter = {
  /** Whose items: one store's, or those of a module in these zones. */
  readonly of:
    { readonly store: number } | { readonly module: ModuleId; readonly zones: readonly ZoneId[] };
  readonly which: keyof typeof ORDERS;
  readonly category: number | null;
  /** Of a store, one section of its menu; 0: what is of no category. */
  readonly section: number | null;
  readonly type: 'all' | 'veg' | 'non_veg';
  readonly name: string;
  /** What is recommended begins with these categories. */
  readonly interests: readonly number[];
  /** In which order; null: as the list itself is ordered. */
  readonly sort: keyof typeof SORTS | null;
  readonly narrowing: ItemNarrowing;
  /** When it is at the stores: they have hours, and campaigns have days. */
  readonly at: WallTime;
};

/** Ties are broken by id, so that no page shows an item twice. */
export const POPULAR = sql`item.order_count desc, item.rating desc, item.id`;
const ORDERS = {
  newest: sql`item.created_at desc, item.id desc`,
  popular: POPULAR,
  discounted: POPULAR,
  recommended: sql`item.rating desc, item.order_count desc, item.id`,
  campaigns: sql`item.campaign_to, item.id`,
} satisfies Readonly<Record<string, RawBuilder<unknown>>>;

/** What a card shows: the domain's `unitAmountOf`, said to the database. A test keeps the two in step. */
const cardPrice = sql<number>`card_price(item.price, item.discount, item.discount_type, store.discount_rate)`;

const SORTS = {
  price_low: sql`${cardPrice}, item.id`,
  price_high: sql`${cardPrice} desc, item.id`,
  rating: sql`item.rating desc, item.rating_count desc, item.id`,
} satisfies Readonly<Record<string, RawBuilder<unknown>>>;

/** Campaign items are in a list of their own: they are ordered one by one. */
export const listItems = (
  db: Db,
  { of, which, category, section, type, name, sort, interests, narrowing, at }: ItemFilter,
  page: PageQuery,
): Promise<Listed<ItemRowWithHours>> =>
  listed(
    itemRowsWithHours(db)
      .select(total)
      .where(which === 'campaigns' ? isInCampaign(isoDate(at)) : isSold)
      .where(isOfDiet(type))
      .where('store' in of ? isStore(of.store) : isIn(of.module, of.zones))
      .where((is) => is.and(conditionsOf(narrowing, NARROWED_BY)))
      .$if(narrowing.open, (query) => query.where(isOpenNow(at)))
      .$if(which === 'discounted', (query) => query.where(isDiscounted))
      .$if(which === 'recommended', (query) => query.where('item.recommended', '=', true))
      .$if(name !== '', (query) => query.where(isNamedLike('item', name)))
      .$if(category !== null, (query) => query.where(isOfCategory(category as number)))
      .$if(section !== null, (query) => query.where(isInSection(section as number)))
      .$if(which === 'recommended' && interests.length > 0, (query) =>
        query.orderBy(isOfAnyCategory(interests), 'desc'),
      )
      .orderBy(sort ? SORTS[sort] : ORDERS[section === null ? which : 'popular']),
    page,
  );

const isIn = (module: ModuleId, zones: readonly ZoneId[]) =>
  sql<boolean>`(store.module_id = ${module} and ${isAnyOf('store.zone_id', zones)})`;

const isDiscounted = sql<boolean>`(item.discount > 0 or store.discount_rate > 0)`;
const NARROWED_BY = {
  ...{ veg: isOfDiet('veg'), nonVeg: isOfDiet('non_veg'), discounted: isDiscounted },
  ...{ freeDelivery: sql<SqlBool>`store.free_delivery` },
  ...{ rating: sql<number>`item.rating`, price: cardPrice },
};

/** Items that may still be looked at, in the order of their ids. */
export const itemsOf = (db: Db, ids: readonly number[]): Promise<readonly ItemRowWithHours[]> =>
  itemRowsWithHours(db)
    .where(
      isAnyOf(
        'item.id',
        ids.filter((id) => id <= LAST_ROW_ID),
      ),
    )
    .orderBy('item.id')
    .execute();

/** Of these items, those that are sold in a module and its zones. */
export const itemsSoldIn = (
  db: Db,
  ids: readonly number[],
  { module, zones }: { readonly module: ModuleId; readonly zones: readonly ZoneId[] },
): Promise<readonly ItemRowWithHours[]> =>
  itemRowsWithHours(db)
    .where(isAnyOf('item.id', ids))
    .where(isSold)
    .where(isIn(module, zones))
    .execute();

/** Whether an item may still be looked at, for what needs nothing else of it. */
export async function isOnShelf(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('item')
    .select('active')
    .where('id', '=', Math.min(id, LAST_ROW_ID))
    .executeTakeFirst();
  return row?.active === true;
}

export async function itemOf(db: Db, id: number): Promise<ItemRowWithHours | null> {
  const [row] = await itemsOf(db, [id]);
  return row ?? null;
}
