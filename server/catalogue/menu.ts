import { sql } from 'kysely';
import type { Db } from '#server/kernel/database.ts';
import type { Translations } from '#server/kernel/schema.columns.ts';
import { translated } from '#server/kernel/translations.ts';
import type { ItemRowWithHours } from './item-store-hours.ts';
import { itemsOf, POPULAR, type ItemFilter } from './list-items.ts';
import { isOfDiet, isSold, isStore, sectionOfItem } from './listed.ts';

type MenuQuery = {
  readonly store: number;
  readonly type: ItemFilter['type'];
  /** Items per section. */
  readonly limit: number;
};

export type MenuSection = {
  /** Null for items without a category. */
  readonly id: number | null;
  readonly name: string;
  readonly translations: Translations;
  readonly total: number;
  readonly items: readonly ItemRowWithHours[];
};

/** Maximum of items in the answer; further sections have only names and totals. */
const MAX_ITEMS = 240;

type Placed = Pick<MenuSection, 'id' | 'name' | 'translations' | 'total'> & {
  readonly item: number;
};

/** A store's items by category, in the order of the categories; each item once, in its first category. */
export async function menuOf(db: Db, query: MenuQuery): Promise<readonly MenuSection[]> {
  const { rows } = await firstOfEach(query).execute(db);
  const sent = rows.slice(0, MAX_ITEMS).map(({ item }) => item);
  const items = new Map((await itemsOf(db, sent)).map((row) => [row.id, row]));
  const sections = new Map<number | null, Placed[]>();
  for (const row of rows) sections.set(row.id, [...(sections.get(row.id) ?? []), row]);
  return [...sections.values()].flatMap((placed) =>
    placed.slice(0, 1).map(({ item: _, ...section }) => ({
      ...section,
      items: placed.flatMap(({ item }) => items.get(item) ?? []),
    })),
  );
}

const firstOfEach = ({ store, type, limit }: MenuQuery) => sql<Placed>`
  select category.id, coalesce(category.name, '') as name, ${translated('category')} as translations,
    placed.total, placed.item
  from (
    select item.id as item, section.id as section,
      row_number() over (partition by section.id order by ${POPULAR}) as place,
      count(*) over (partition by section.id) as total
    from item
    join module on module.id = item.module_id and module.active
    left join lateral (${sectionOfItem}) as section on true
    where ${isSold} and ${isStore(store)} and ${isOfDiet(type)}
  ) as placed
  left join category on category.id = placed.section
  where placed.place <= ${limit}
  order by category.position nulls last, category.id, placed.place`;
