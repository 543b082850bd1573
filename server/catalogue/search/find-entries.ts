import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { SearchedWord } from '#domain/catalogue/meant-word.ts';
import type { WallTime } from '#domain/kernel/wall-clock.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import type { Db } from '#server/kernel/database.ts';
import { rowsBefore, type PageQuery } from '#server/kernel/paging.ts';
import { conditionsOf, NOT_NARROWED, type ItemNarrowing } from '../narrowing.ts';
import { isOpenNow } from '../open-now.ts';
import { searchText } from './search-text.ts';

/** "i" for items, "s" for stores. */
export type EntryKind = 'i' | 's';

export const NO_FILTER: ItemNarrowing = { ...NOT_NARROWED, minPrice: null, maxPrice: null };

export type EntrySearch = {
  readonly kind: EntryKind;
  readonly words: readonly SearchedWord[];
  readonly zones: readonly ZoneId[];
  readonly filter: ItemNarrowing;
  readonly order: keyof typeof ORDERS;
  readonly at: WallTime;
  /** Number of the best entries that are sorted, counted and shown. */
  readonly maximum: number;
};

export type FoundEntries = {
  readonly ids: readonly number[];
  readonly total: number;
  /** True if more entries match than are sorted, counted and shown. */
  readonly isCut: boolean;
};

/** Maximum of entries that are ranked, which bounds the time of a search. */
const JUDGED = 4_000;

const ORDERS = {
  relevance: sql`fit desc, popularity desc, rating desc, id`,
  popular: sql`popularity desc, rating desc, id`,
  rating: sql`rating desc, popularity desc, id`,
  cheapest: sql`price, fit desc, id`,
  dearest: sql`price desc, fit desc, id`,
} satisfies Readonly<Record<string, RawBuilder<unknown>>>;

/** Closed stores follow the open ones, unless a price or rating sorts. */
const OPEN_FIRST: ReadonlySet<keyof typeof ORDERS> = new Set(['relevance', 'popular']);

/** One page of entries whose words match, or begin with, the given ones. */
export async function findEntries(
  db: Db,
  { kind, words, zones, filter, order, at, maximum: most }: EntrySearch,
  page: PageQuery,
): Promise<FoundEntries> {
  if (words.length === 0 || zones.length === 0) return { ids: [], total: 0, isCut: false };
  const wanted = sql`${searchText(kind, zones, words)}::tsquery`;
  const inName = sql`${searchText(kind, zones, words, 'A')}::tsquery`;
  const typed = words.map(({ begins }) => begins).join(' ');
  const { rows } = await sql<{ ids: number[] | null; total: number; is_cut: boolean }>`
    with judged as materialized (
      select id, store_id, popularity, rating, price,
        case when ${typed} = any(names) then 3
          when exists (select from unnest(names) as name where starts_with(name, ${typed})) then 2
          when words @@ ${inName} then 1 else 0 end as fit
      from search_entry
      where words @@ ${wanted} and module_id in (select module.id from module where module.active)
        and ${sql.join([sql`true`, ...conditionsOf(filter, NARROWED_BY)], sql` and `)}
      limit ${sql.lit(JUDGED)}
    ), best as (
      select * from judged order by ${ORDERS[order]} limit ${most}
    ), placed as (
      select best.*, ${isOpenNow(at)} as is_open from best join store on store.id = best.store_id
    ), kept as (select * from placed where is_open or not ${filter.open}::boolean)
    select
      (select array_agg(id order by place) from (
        select id, row_number() over (
          order by ${OPEN_FIRST.has(order) ? sql`is_open desc, ` : sql``}${ORDERS[order]}
        ) as place from kept order by place limit ${page.limit} offset ${rowsBefore(page)}
      ) as shown) as ids,
      (select count(*) from kept) as total,
      (select count(*) from judged) > ${most} as is_cut`.execute(db);
  const [found] = rows;
  return { ids: found?.ids ?? [], total: found?.total ?? 0, isCut: found?.is_cut ?? false };
}

const NARROWED_BY = {
  ...{ veg: sql<SqlBool>`veg`, nonVeg: sql<SqlBool>`non_veg` },
  ...{ discounted: sql<SqlBool>`discounted`, freeDelivery: sql<SqlBool>`free_delivery` },
  ...{ rating: sql<number>`rating`, price: sql<number>`price` },
};
