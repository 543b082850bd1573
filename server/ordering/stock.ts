import { countsStock, type ModuleType } from '#domain/catalogue/module.ts';
import { sql } from 'kysely';
import type { ChosenVariation } from '#server/cart/choice.ts';
import { isAnyOf } from '#server/catalogue/listed.ts';
import type { Db } from '#server/kernel/database.ts';
import type { FoodVariationRow, GoodsVariationRow } from '#server/kernel/schema.ts';

/** So many pieces of an item in one variation. */
export type Pieces = {
  readonly item: number;
  readonly quantity: number;
  readonly variation: readonly ChosenVariation[];
};

type Stock = {
  readonly type: string;
  readonly stock: number;
  readonly goods_variations: readonly GoodsVariationRow[];
  readonly food_variations: readonly FoodVariationRow[];
};

/** Until the transaction ends nobody else takes of these items. Always in one order: no deadlock. */
export const lockItems = (db: Db, items: readonly number[]) =>
  sql`select id from item where ${isAnyOf('id', items)} order by id for update`.execute(db);

/** Takes pieces off the shelf. The items are locked and there is enough: the rules have said so. */
export const takeStock = (db: Db, pieces: readonly Pieces[]) => moveStock(db, pieces, -1);

/** Puts pieces back. What is no longer sold in that variation stays away. */
export const returnStock = async (db: Db, pieces: readonly Pieces[]) => {
  await lockItems(
    db,
    pieces.map(({ item }) => item),
  );
  await moveStock(db, pieces, 1);
};

async function moveStock(db: Db, pieces: readonly Pieces[], sign: 1 | -1): Promise<void> {
  const shelves = await db
    .selectFrom('item')
    .innerJoin('store', 'store.id', 'item.store_id')
    .innerJoin('module', 'module.id', 'store.module_id')
    .select(['item.id', 'stock', 'goods_variations', 'food_variations', 'module.type'])
    .where(
      isAnyOf(
        'item.id',
        pieces.map(({ item }) => item),
      ),
    )
    .orderBy('item.id')
    .execute();
  for (const shelf of shelves) {
    const moved = pieces
      .filter(({ item }) => item === shelf.id)
      .reduce<Stock>((stock, one) => stockAfter(stock, one, sign), shelf);
    if (moved === shelf) continue;
    await db
      .updateTable('item')
      .set({
        stock: moved.stock,
        goods_variations: JSON.stringify(moved.goods_variations),
        food_variations: JSON.stringify(moved.food_variations),
      })
      .where('id', '=', shelf.id)
      .execute();
  }
}

/** Where goods come in variations, each has a stock of its own; a dish counts those values that do. */
export function stockAfter<Shelf extends Stock>(
  shelf: Shelf,
  { quantity, variation }: Pick<Pieces, 'quantity' | 'variation'>,
  sign: 1 | -1,
): Shelf {
  const moved = sign * quantity;
  if (!countsStock(shelf.type as ModuleType)) {
    const food_variations = shelf.food_variations.map((group) => ({
      ...group,
      values: group.values.map((value) =>
        value.stock != null && isPicked(variation, group.name, value.label)
          ? { ...value, stock: value.stock + moved }
          : value,
      ),
    }));
    return isCounted(shelf.food_variations) ? { ...shelf, food_variations } : shelf;
  }
  const chosen = variation.find((one) => 'type' in one);
  if (!chosen) return { ...shelf, stock: shelf.stock + moved };
  const goods_variations = shelf.goods_variations.map((goods) =>
    goods.type === chosen.type ? { ...goods, stock: goods.stock + moved } : goods,
  );
  return { ...shelf, goods_variations };
}

const isCounted = (groups: readonly FoodVariationRow[]): boolean =>
  groups.some(({ values }) => values.some(({ stock }) => stock != null));

const isPicked = (variation: readonly ChosenVariation[], group: string, label: string): boolean =>
  variation.some(
    (one) => 'values' in one && one.name === group && one.values.label.includes(label),
  );
