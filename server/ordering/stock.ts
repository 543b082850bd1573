import { countsStock, type ModuleType } from '#domain/catalogue/module.ts';
import { sql } from 'kysely';
import type { ChosenVariation } from '#server/cart/choice.ts';
import { isAnyOf } from '#server/catalogue/listed.ts';
import type { Db } from '#server/kernel/database.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { foodVariations, goodsVariations } from '#server/catalogue/variations.ts';
import type {
  FoodVariationRow,
  GoodsVariationRow,
  Translations,
} from '#server/kernel/schema.columns.ts';
import { translationsOf } from '#server/kernel/translations.ts';
import { OUT_OF_STOCK } from './error-messages.ts';

/** Pieces of an item in one variation. */
export type Pieces = {
  readonly item: number;
  readonly quantity: number;
  readonly variation: readonly ChosenVariation[];
};

type Stock = {
  readonly id: number;
  readonly name: string;
  readonly translations: Translations;
  readonly module_type: string;
  readonly stock: number;
  readonly goods_variations: readonly GoodsVariationRow[];
  readonly food_variations: readonly FoodVariationRow[];
};

/** Locks these items until the transaction ends, always in the same order, which prevents deadlocks. */
export const lockItems = (db: Db, items: readonly number[]) =>
  sql`select id from item where ${isAnyOf('id', items)} order by id for update`.execute(db);

/** Takes pieces from stock; refused without any change if one is short. */
export const takeStock = (db: Db, pieces: readonly Pieces[]) => moveStock(db, pieces, -1);

/** Returns pieces to stock, except those of variations that no longer exist. */
export const returnStock = (db: Db, pieces: readonly Pieces[]) => moveStock(db, pieces, 1);

async function moveStock(db: Db, pieces: readonly Pieces[], sign: 1 | -1): Promise<void> {
  const items = pieces.map(({ item }) => item);
  await lockItems(db, items);
  const stockedItems = await db
    .selectFrom('item')
    .innerJoin('store', 'store.id', 'item.store_id')
    .innerJoin('module', 'module.id', 'store.module_id')
    .select(['item.id', 'item.name', translationsOf('item'), 'module.type as module_type'])
    .select(['stock', goodsVariations, foodVariations])
    .where(isAnyOf('item.id', items))
    .orderBy('item.id')
    .execute();
  for (const { was, is } of movedAmong(stockedItems, pieces, sign)) {
    if (is.stock !== was.stock) {
      await db.updateTable('item').set({ stock: is.stock }).where('id', '=', was.id).execute();
    }
    await writeVariations(db, { was, is });
  }
}

/** An item before and after its pieces have moved. */
export type MovedStock = { readonly was: Stock; readonly is: Stock };

/** Stock of items without these pieces; refused if one is short. The items are locked since before they were read. */
export const stockWithout = (
  items: readonly Stock[],
  pieces: readonly Pieces[],
): readonly MovedStock[] => movedAmong(items, pieces, -1);

function movedAmong(
  items: readonly Stock[],
  pieces: readonly Pieces[],
  sign: 1 | -1,
): readonly MovedStock[] {
  const distinct = new Map(items.map((item) => [item.id, item]));
  return [...distinct.values()].flatMap((was) => {
    const is = pieces
      .filter(({ item }) => item === was.id)
      .reduce((stock, one) => stockAfter(stock, one, sign), was);
    if (is === was) return [];
    if (isNegative(is)) throw httpError(403, 'out_of_stock', OUT_OF_STOCK(was));
    return [{ was, is }];
  });
}

/** Updates changed rows only. The lock on their item covers them. */
export async function writeVariations(db: Db, { was, is }: MovedStock): Promise<void> {
  for (const { type, stock } of changedAmong(is.goods_variations, was.goods_variations)) {
    await db
      .updateTable('goods_variation')
      .set({ stock })
      .where('item_id', '=', was.id)
      .where('type', '=', type)
      .execute();
  }
  const valuesOf = ({ food_variations }: Stock) => food_variations.flatMap(({ values }) => values);
  for (const { id, stock = null } of changedAmong(valuesOf(is), valuesOf(was))) {
    await db
      .updateTable('food_variation_value')
      .set({ stock })
      .where('id', '=', id ?? 0)
      .execute();
  }
}

const changedAmong = <Row extends { readonly stock?: number | null }>(
  is: readonly Row[],
  was: readonly Row[],
): readonly Row[] => is.filter(({ stock }, index) => stock !== was[index]?.stock);

/** Goods variations have separate stocks; a dish counts those values that have one. */
export function stockAfter<Stocked extends Stock>(
  stocked: Stocked,
  { quantity, variation }: Pick<Pieces, 'quantity' | 'variation'>,
  sign: 1 | -1,
): Stocked {
  const moved = sign * quantity;
  if (!countsStock(stocked.module_type as ModuleType)) {
    const food_variations = stocked.food_variations.map((group) => ({
      ...group,
      values: group.values.map((value) =>
        value.stock != null && isPicked(variation, group.name, value.label)
          ? { ...value, stock: value.stock + moved }
          : value,
      ),
    }));
    return isCounted(stocked.food_variations) ? { ...stocked, food_variations } : stocked;
  }
  const chosen = variation.find((one) => 'type' in one);
  if (!chosen) return { ...stocked, stock: stocked.stock + moved };
  const goods_variations = stocked.goods_variations.map((goods) =>
    goods.type === chosen.type ? { ...goods, stock: goods.stock + moved } : goods,
  );
  return { ...stocked, goods_variations };
}

const isNegative = ({ stock, goods_variations, food_variations }: Stock): boolean =>
  [
    stock,
    ...goods_variations.map((goods) => goods.stock),
    ...food_variations.flatMap(({ values }) => values.map((value) => value.stock ?? 0)),
  ].some((count) => count < 0);

const isCounted = (groups: readonly FoodVariationRow[]): boolean =>
  groups.some(({ values }) => values.some(({ stock }) => stock != null));

const isPicked = (variation: readonly ChosenVariation[], group: string, label: string): boolean =>
  variation.some(
    (one) => 'values' in one && one.name === group && one.values.label.includes(label),
  );
