import { countsStock } from '#domain/catalogue/module.ts';
import type { FoodVariation, Item } from '#domain/catalogue/item.ts';
import { chosenGoods, type Selection } from './selection.ts';

export type SelectionRefusal =
  | { readonly kind: 'choiceMissing'; readonly group: string }
  | {
      readonly kind: 'choicesOutOfBounds';
      readonly group: string;
      readonly min: number;
      readonly max: number;
    }
  | { readonly kind: 'variationUnknown' }
  | { readonly kind: 'variationOutOfStock' }
  | { readonly kind: 'outOfStock'; readonly stock: number }
  | { readonly kind: 'outOfLimits'; readonly maximum: number };

/** Shared by the card, the dialog, the cart's edit and the server; there is no other check. */
export const selectionRefusal = (item: Item, selection: Selection): SelectionRefusal | null =>
  groupRefusal(item, selection) ??
  variationRefusal(item, selection) ??
  amountRefusal(item, selection);

function groupRefusal(item: Item, { picks }: Selection): SelectionRefusal | null {
  for (const [index, variation] of item.foodVariations.entries()) {
    const refusal = groupRefusalOf(variation, picks[index]?.length ?? 0);
    if (refusal) return refusal;
  }
  return null;
}

export function groupRefusalOf(variation: FoodVariation, picked: number): SelectionRefusal | null {
  const { name, type, required, min, max } = variation;
  if (picked === 0) return required ? { kind: 'choiceMissing', group: name } : null;
  if (type === 'single' || (min === 0 && max === 0)) return null;
  return picked < min || picked > max
    ? { kind: 'choicesOutOfBounds', group: name, min, max }
    : null;
}

function variationRefusal(item: Item, selection: Selection): SelectionRefusal | null {
  const soldOutValue = item.foodVariations.some(({ values }, group) =>
    (selection.picks[group] ?? []).some((index) => values[index]?.stock === 0),
  );
  if (soldOutValue) return { kind: 'variationOutOfStock' };
  if (item.goodsVariations.length === 0) return null;
  const goods = chosenGoods(item, selection);
  if (!goods) return { kind: 'variationUnknown' };
  return goods.stock <= 0 ? { kind: 'variationOutOfStock' } : null;
}

function amountRefusal(item: Item, selection: Selection): SelectionRefusal | null {
  const stock = stockOf(item, selection);
  if (stock !== null && selection.quantity > stock) return { kind: 'outOfStock', stock };
  return item.maximum !== null && selection.quantity > item.maximum
    ? { kind: 'outOfLimits', maximum: item.maximum }
    : null;
}

/** Pieces left of the selection; null where stock is not counted. A dish is counted by its values only. */
export function stockOf(item: Item, selection: Selection): number | null {
  if (!countsStock(item.moduleType)) return fewestValuesLeft(item, selection);
  return item.goodsVariations.length > 0 ? (chosenGoods(item, selection)?.stock ?? 0) : item.stock;
}

function fewestValuesLeft({ foodVariations }: Item, { picks }: Selection): number | null {
  const left = foodVariations.flatMap(({ values }, group) =>
    (picks[group] ?? []).flatMap((index) => values[index]?.stock ?? []),
  );
  return left.length > 0 ? Math.min(...left) : null;
}

/** True when nothing is left in any variation. */
export const isSoldOut = (item: Item): boolean =>
  countsStock(item.moduleType) &&
  (item.goodsVariations.length > 0
    ? item.goodsVariations.every(({ stock }) => stock <= 0)
    : item.stock <= 0);
