import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { LAST_ROW_ID, rowsBefore, type PageQuery } from '#server/kernel/paging.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import type { TranslatedEntity } from '#server/kernel/schema.columns.ts';
import type { Database } from '#server/kernel/schema.ts';

export type Listed<Row> = { readonly rows: readonly Row[]; readonly total: number };

/**
 * Each row carries the total, so that a list costs one query. No table has a column of this name: orders have
 * a `total` of their own.
 */
export const total = sql<number>`count(*) over ()`.as('rows_in_all');

/** One page. A page beyond the last has no row with the total, so the first page is read for it. */
export async function listed<
  Tables extends keyof Database,
  Row extends { readonly rows_in_all: number },
>(query: SelectQueryBuilder<Database, Tables, Row>, page: PageQuery): Promise<Listed<Row>> {
  const rows = await query.limit(page.limit).offset(rowsBefore(page)).execute();
  if (rows.length > 0 || rowsBefore(page) === 0) return { rows, total: rows[0]?.rows_in_all ?? 0 };
  const first = await query.limit(1).execute();
  return { rows, total: first[0]?.rows_in_all ?? 0 };
}

/** `like` pattern for a contained text; `%` and `_` are literal. */
export const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** True if the name contains this text in any language, ignoring case. */
export function isNamedLike(table: TranslatedEntity, text: string): RawBuilder<boolean> {
  const pattern = likeText(text);
  const name = sql.ref(`${table}.name`);
  return sql<boolean>`(${name} ilike ${pattern} or exists (
    select from translation where entity = ${table} and entity_id = ${sql.ref(`${table}.id`)}
    and field = 'name' and translation.text ilike ${pattern}
  ))`;
}

/**
 * Items for lists. The module's switch is checked separately. Campaign items are excluded, as they are ordered
 * one by one.
 */
export const isSold = sql<boolean>`(item.active and item.campaign_from is null)`;

/** Items in a campaign on this day, both ends inclusive; without a last day it has no end. */
export const isInCampaign = (today: string): RawBuilder<boolean> =>
  sql<boolean>`(item.active and item.campaign_from is not null and item.campaign_from <= ${today}
    and (item.campaign_to is null or item.campaign_to >= ${today}))`;

/** Checked once for a whole list, as all its items are of one module. */
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

/** An item's section in the menu of its store: the first of its categories. */
export const sectionOfItem = sql<{ readonly id: number }>`
  select section.id from item_category join category as section on section.id = item_category.category_id
  where item_category.item_id = item.id order by section.position, section.id limit 1`;

/** 0 for no category. */
export const isInSection = (section: number): RawBuilder<boolean> =>
  sql<boolean>`coalesce((${sectionOfItem}), 0) = ${section}`;

/** Items of a category or its subcategories. */
export const isOfCategory = (category: number): RawBuilder<boolean> =>
  sql<boolean>`item.category_ids @> array[${category}::integer]`;

/** Items of these categories or their subcategories. */
export const isOfAnyCategory = (categories: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`item.category_ids && ${[...categories]}::integer[]`;

/** The ids are one parameter, so that the statement is the same for any number of them. */
export const isAnyOf = (column: string, ids: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = any(${[...ids]}::int[])`;

/** True for a provider with a pickup zone among these; the query must contain `rental_provider`. */
export const handsOverIn = (zones: readonly ZoneId[]): RawBuilder<boolean> => sql<boolean>`exists (
  select from pickup_zone where pickup_zone.provider_id = rental_provider.id
    and ${isAnyOf('pickup_zone.zone_id', zones)}
)`;

/** Sorts rows by the given ids. */
export const inOrder = <Row extends { readonly id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
): readonly Row[] => {
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
};
