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

/** Ties are broken by id, so that no page shows an item twice. Each is the order of an index. */
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

/** What the orders look at. */
const ORDERED_BY = sql`item.id, item.order_count, item.rating, item.rating_count, item.created_at,
  item.card_price, item.campaign_to`;

/**
 * One page of a list. Numbers of rows are read in the order of the list from its index, and how many there are
 * in all is kept; whole rows, with what belongs to them, are read for the one page alone.
 */
export async function listItems(
  db: Db,
  filter: ItemFilter,
  page: PageQuery,
): Promise<Listed<ItemRowWithHours>> {
  const held = filter.category === null ? null : await keptTotal(db, filter);
  const [total, ids] = await Promise.all([
    totalOf(db, filter, held),
    idsOf(db, filter, page, held !== null && held <= RARE),
  ]);
  return { rows: inOrder(ids, await itemsOf(db, ids)), total };
}

/** A category of at most so many items is quicker looked through than met along a list of all. */
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

/** Campaign items are in a list of their own: they are ordered one by one. */
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
 * The same, in a form that only the index fits which holds all of it: a plan that is made for any two prices
 * takes them for the few rows that they seldom are, and reads all of those.
 */
const COUNTED_BY = {
  ...NARROWED_BY,
  ...{ rating: sql<number>`(item.rating + 0)`, price: sql<number>`(item.card_price + 0)` },
};

/** By what no count is kept of. */
const isNarrowed = ({ name, section, narrowing }: ItemFilter): boolean =>
  name !== '' ||
  section !== null ||
  narrowing.open ||
  narrowing.freeDelivery ||
  narrowing.rating > 0 ||
  narrowing.minPrice !== null ||
  narrowing.maxPrice !== null;

async function totalOf(db: Db, filter: ItemFilter, held: number | null): Promise<number> {
  const kept = isNarrowed(filter) ? null : (held ?? (await keptTotal(db, filter)));
  return kept ?? countedTotal(db, filter);
}

async function countedTotal(db: Db, filter: ItemFilter): Promise<number> {
  const isHere = sql.join(placesOf(filter.of), sql` or `);
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total from item
    where (${isHere}) and ${sql.join(conditionsOf(filter, COUNTED_BY), sql` and `)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** How many are on a list of a place, before it is narrowed by what no count is kept of; null for other lists. */
async function keptTotal(
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
    .where('item.module_id', '=', module)
    .where('module.active', '=', true)
    .where(isAnyOf('item.zone_id', zones))
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
