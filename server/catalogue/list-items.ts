import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ModuleId } from '#domain/catalogue/module.ts';
import { isoDate, type WallTime } from '#domain/kernel/wall-clock.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import type { Db } from '#server/kernel/database.ts';
import { LAST_ROW_ID, type PageQuery } from '#server/kernel/paging.ts';
import { itemRowsWithHours, type ItemRowWithHours } from './item-store-hours.ts';
import { idsAlong, type Along } from './ids-along.ts';
import {
  inOrder,
  isAnyOf,
  isInCampaign,
  isInSection,
  isNamedLike,
  isOfAnyCategory,
  isOfCategory,
  isOfDiet,
  isSold,
  isStore,
  isSwitchedOn,
  type Listed,
} from './listed.ts';
import { conditionsOf as narrowedBy, type ItemNarrowing } from './narrowing.ts';
import { isOpenNow } from './open-now.ts';

export type ItemFilter = {
  /** One store's items, or those of a module in these zones. */
  readonly of:
    | { readonly store: number }
    | { readonly module: ModuleId; readonly zones: readonly ZoneId[] };
  readonly which: keyof typeof ORDERS;
  readonly category: number | null;
  /** Section of the store's menu; 0 for items without a category. */
  readonly section: number | null;
  readonly type: 'all' | 'veg' | 'non_veg';
  readonly name: string;
  /** Categories at the start of a recommended list. */
  readonly interests: readonly number[];
  /** Null for the list's own order. */
  readonly sort: keyof typeof SORTS | null;
  readonly narrowing: ItemNarrowing;
  /** Local time of the stores, for their hours and campaign days. */
  readonly at: WallTime;
};

/** Ends with the id, so that no page shows an item twice. Each order matches an index. */
export const POPULAR = sql`item.order_count desc, item.rating desc, item.id`;
const ORDERS = {
  newest: sql`item.created_at desc, item.id desc`,
  popular: POPULAR,
  discounted: POPULAR,
  recommended: sql`item.rating desc, item.order_count desc, item.id`,
  campaigns: sql`item.campaign_to, item.id`,
} satisfies Readonly<Record<string, RawBuilder<unknown>>>;

const SORTS = {
  price_low: sql`item.card_price, item.id`,
  price_high: sql`item.card_price desc, item.id desc`,
  rating: sql`item.rating desc, item.rating_count desc, item.id`,
} satisfies Readonly<Record<string, RawBuilder<unknown>>>;

/** Columns in these orders. */
const ORDERED_BY = sql`item.id, item.order_count, item.rating, item.rating_count, item.created_at,
  item.card_price, item.campaign_to`;

/**
 * One page of a list. Ids are read in order from an index, totals are stored, and whole rows are read for this
 * page only.
 */
export async function listItems(
  db: Db,
  filter: ItemFilter,
  page: PageQuery,
): Promise<Listed<ItemRowWithHours>> {
  const categoryTotal = filter.category === null ? null : await storedTotal(db, filter);
  const [total, ids] = await Promise.all([
    totalOf(db, filter, categoryTotal),
    idsOf(db, filter, page, categoryTotal !== null && categoryTotal <= RARE),
  ]);
  return { rows: inOrder(ids, await itemsOf(db, ids)), total };
}

/** Up to this size, scanning a category is faster than filtering the whole list. */
const RARE = 500;

function idsOf(
  db: Db,
  filter: ItemFilter,
  page: PageQuery,
  isRare: boolean,
): Promise<readonly number[]> {
  const { of, which, section, sort, interests } = filter;
  const liked = isOfAnyCategory(interests);
  const isByInterest = which === 'recommended' && interests.length > 0;
  const along: Along = {
    table: 'item',
    places: placesOf(of),
    ranks: isByInterest ? [liked, sql`not (${liked})`] : [sql`true`],
    conditions: conditionsOf(filter, NARROWED_BY, isRare),
    order: sort ? SORTS[sort] : ORDERS[section === null ? which : 'popular'],
    columns: ORDERED_BY,
  };
  return idsAlong(db, along, page);
}

const placesOf = (of: ItemFilter['of']): readonly RawBuilder<boolean>[] =>
  'store' in of
    ? [sql`(${isStore(of.store)} and ${isSwitchedOn(sql`item.module_id`)})`]
    : [...new Set(of.zones)].map(
        (zone) => sql`(item.module_id = ${of.module} and item.zone_id = ${zone}
          and ${isSwitchedOn(sql`${of.module}`)})`,
      );

/** Campaign items have a list of their own, as they are ordered one by one. */
const conditionsOf = (
  { which, category, section, type, name, narrowing, at }: ItemFilter,
  by: typeof NARROWED_BY,
  isRare = false,
): readonly RawBuilder<SqlBool>[] => [
  which === 'campaigns' ? isInCampaign(isoDate(at)) : isSold,
  isOfDiet(type),
  ...narrowedBy(narrowing, by),
  ...(narrowing.open ? [isStoreOpen(at)] : []),
  ...(which === 'discounted' ? [by.discounted] : []),
  ...(which === 'recommended' ? [sql<boolean>`item.recommended`] : []),
  ...(name === '' ? [] : [isNamedLike('item', name)]),
  ...(category === null ? [] : [isRare ? isAmongThoseOf(category) : isOfCategory(category)]),
  ...(section === null ? [] : [isInSection(section)]),
];

const isStoreOpen = (at: WallTime) =>
  sql<boolean>`(select ${isOpenNow(at)} from store where store.id = item.store_id)`;
const isAmongThoseOf = (category: number) => sql<boolean>`item.id = any(array(
  select item_category.item_id from item_category join category as held on held.id = item_category.category_id
  where ${category} in (held.id, held.parent_id)))`;

const NARROWED_BY = {
  ...{ veg: isOfDiet('veg'), nonVeg: isOfDiet('non_veg') },
  ...{ discounted: sql<boolean>`item.discounted`, freeDelivery: sql<boolean>`item.free_delivery` },
  ...{ rating: sql<number>`item.rating`, price: sql<number>`item.card_price` },
};

/**
 * The same in a form that fits only the covering index. A generic plan for any two prices expects few rows,
 * reads the table instead, and finds many.
 */
const COUNTED_BY = {
  ...NARROWED_BY,
  ...{ rating: sql<number>`(item.rating + 0)`, price: sql<number>`(item.card_price + 0)` },
};

/** True for filters without stored totals. */
const isNarrowed = ({ name, section, narrowing }: ItemFilter): boolean =>
  name !== '' ||
  section !== null ||
  narrowing.open ||
  narrowing.freeDelivery ||
  narrowing.rating > 0 ||
  narrowing.minPrice !== null ||
  narrowing.maxPrice !== null;

async function totalOf(db: Db, filter: ItemFilter, categoryTotal: number | null): Promise<number> {
  const stored = isNarrowed(filter) ? null : (categoryTotal ?? (await storedTotal(db, filter)));
  return stored ?? countedTotal(db, filter);
}

async function countedTotal(db: Db, filter: ItemFilter): Promise<number> {
  const isHere = sql.join(placesOf(filter.of), sql` or `);
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total from item
    where (${isHere}) and ${sql.join(conditionsOf(filter, COUNTED_BY), sql` and `)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Stored total of a list in its zones; null for lists without one. */
async function storedTotal(
  db: Db,
  { of, which, category, type, narrowing }: ItemFilter,
): Promise<number | null> {
  if ('store' in of || which === 'campaigns') return null;
  const { module, zones } = of;
  const { total } = await db
    .selectFrom('item_count')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('items'), sql<number>`0`).as('total'))
    .where('category_id', '=', category ?? 0)
    .where('module_id', '=', module)
    .where(isAnyOf('zone_id', zones))
    .where(isSwitchedOn(sql`${module}::integer`))
    .$if(type === 'veg' || narrowing.veg, (query) => query.where('veg', '=', 'true'))
    .$if(type === 'non_veg' || narrowing.nonVeg, (query) => query.where('veg', '=', 'false'))
    .$if(which === 'discounted' || narrowing.discounted, (query) =>
      query.where('discounted', '=', true),
    )
    .$if(which === 'recommended', (query) => query.where('recommended', '=', true))
    .executeTakeFirstOrThrow();
  return total;
}

/** Visible items in the order of their ids. */
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

/** The given items that are sold in a module and its zones. */
export const itemsSoldIn = (
  db: Db,
  ids: readonly number[],
  { module, zones }: { readonly module: ModuleId; readonly zones: readonly ZoneId[] },
): Promise<readonly ItemRowWithHours[]> =>
  itemRowsWithHours(db)
    .where(isAnyOf('item.id', ids))
    .where(isSold)
    .where('item.module_id', '=', module)
    .where('module.active', '=', true)
    .where(isAnyOf('item.zone_id', zones))
    .execute();

/** True for a visible item, without reading the rest of it. */
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
