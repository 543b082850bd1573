import type { Db } from '#server/kernel/database.ts';
import { translated, translationsOf } from '#server/kernel/translations.ts';

/** Facts of items for suggestions, in the order of the ids. */
export async function suggestedItems(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('item')
    .innerJoin('store', 'store.id', 'item.store_id')
    .innerJoin('module', 'module.id', 'store.module_id')
    .where('item.id', 'in', [...ids])
    .select([
      'item.id',
      'item.name',
      'item.image',
      'item.price',
      'item.discount',
      'item.discount_type',
      'store.discount_rate as store_discount_rate',
      'store.name as store_name',
      'store.module_id',
      'module.type as module_type',
      translationsOf('item'),
      translated('store').as('store_translations'),
    ])
    .execute();
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Facts of stores for suggestions, in the order of the ids. */
export async function suggestedStores(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('store')
    .innerJoin('module', 'module.id', 'store.module_id')
    .where('store.id', 'in', [...ids])
    .select([
      'store.id',
      'store.name',
      'store.logo',
      'store.module_id',
      'module.type as module_type',
      translationsOf('store'),
    ])
    .execute();
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
