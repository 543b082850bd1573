import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { LAST_ROW_ID, rowsBefore, type PageQuery } from '#server/kernel/paging.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import type { TranslatedEntity } from '#server/kernel/schema.columns.ts';
import type { Database } from '#server/kernel/schema.ts';

export type Listed<Row> = { readonly rows: readonly Row[]; readonly total: number };

/**
 * How many rows there are in all travels in each of them, so that a list costs one query. The name is
 * one that no table has: an order has a `total` of its own.
 */
export const total = sql<number>`count(*) over ()`.as('rows_in_all');

/** One page. A page beyond the last has no row to carry the count, so the first one is asked for it. */
export async function listed<
  Tables extends keyof Database,
  Row extends { readonly rows_in_all: number },
>(query: SelectQueryBuilder<Database, Tables, Row>, page: PageQuery): Promise<Listed<Row>> {
  const rows = await query.limit(page.limit).offset(rowsBefore(page)).execute();
  if (rows.length > 0 || rowsBefore(page) === 0) return { rows, total: rows[0]?.rows_in_all ?? 0 };
  const first = await query.limit(1).execute();
  return { rows, total: first[0]?.rows_in_all ?? 0 };
}

/** A pattern of what holds a text; `%` and `_` mean themselves. */
export const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** The name in some language holds this text, whatever its case; `%` and `_` mean themselves. */
export function isNamedLike(table: TranslatedEntity, text: string): RawBuilder<boolean> {
  const pattern = likeText(text);
  const name = sql.ref(`${table}.name`);
  return sql<boolean>`(${name} ilike ${pattern} or exists (
    select from translation where entity = ${table} and entity_id = ${sql.ref(`${table}.id`)}
    and field = 'name' and translation.text ilike ${pattern}
  ))`;
}

/** What lists show; whether its module is switched on is asked apart. Campaign items are no part of them: they are ordered one by one. */
export const isSold = sql<boolean>`(item.active and item.campaign_from is null)`;

/** What is sold on this day in a campaign, of both of whose ends the day is a part; without a last day it goes on. */
export const isInCampaign = (today: string): RawBuilder<boolean> =>
  sql<boolean>`(item.active and item.campaign_from is not null and item.campaign_from <= ${today}
    and (item.campaign_to is null or item.campaign_to >= ${today}))`;

/** Asked once for a whole list, since all that is on it is of one module. */
export const isSwitchedOn = (module: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(select module.active from module where module.id = ${module})`;

export const isStore = (id: number): RawBuilder<boolean> =>
  sql<boolean>`item.store_id = ${Math.min(id, LAST_ROW_ID)}`;

const DIETS = {
  all: sql<boolean>`true`,
  veg: sql<boolean>`item.veg = true`,
  non_veg: sql<boolean>`item.veg = false`,
} as const;
export const isOfDiet = (diet: keyof typeof DIETS): RawBuilder<boolean> => DIETS[diet];

/** The section of a store's menu that an item stands in: the first of its categories. */
export const sectionOfItem = sql<{ readonly id: number }>`
  select section.id from item_category join category as section on section.id = item_category.category_id
  where item_category.item_id = item.id order by section.position, section.id limit 1`;

/** 0: of no category. */
export const isInSection = (section: number): RawBuilder<boolean> =>
  sql<boolean>`coalesce((${sectionOfItem}), 0) = ${section}`;

/** Items of a category or of one below it. */
export const isOfCategory = (category: number): RawBuilder<boolean> =>
  sql<boolean>`item.category_ids @> array[${category}::integer]`;

/** The same of several categories. */
export const isOfAnyCategory = (categories: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`item.category_ids && ${[...categories]}::integer[]`;

/** One of these ids, as one parameter: the statement stays the same for any number of them. */
export const isAnyOf = (column: string, ids: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = any(${[...ids]}::int[])`;

/** Whether a provider hands vehicles over in one of the zones, for a query in which it is known. */
export const handsOverIn = (zones: readonly ZoneId[]): RawBuilder<boolean> => sql<boolean>`exists (
  select from pickup_zone where pickup_zone.provider_id = rental_provider.id
    and ${isAnyOf('pickup_zone.zone_id', zones)}
)`;

/** Rows come as the database likes; what was found has an order. */
export const inOrder = <Row extends { readonly id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
): readonly Row[] => {
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
};
