import type { Item } from '#domain/catalogue/item.ts';
import { amountOf, unitAmountOf, withValues, type PricedLine } from '#domain/pricing/line-price.ts';
import type { Money } from '#domain/kernel/money.ts';
import { chosenAddOns, chosenGoods, type Selection } from './selection.ts';

/** Unit price before discount: a goods variation replaces the price, food values add to it. */
export function unitPriceOf(item: Item, selection: Selection): Money {
  const base = chosenGoods(item, selection)?.price ?? item.price;
  const values = item.foodVariations.flatMap(({ values: offered }, group) =>
    (selection.picks[group] ?? []).flatMap((index) => offered[index] ?? []),
  );
  return withValues(base, values);
}

export const pricedSelection = (item: Item, selection: Selection): PricedLine => ({
  unitPrice: unitPriceOf(item, selection),
  quantity: selection.quantity,
  discount: item.discount,
  addOns: chosenAddOns(item, selection).map(({ addOn, quantity }) => ({
    price: addOn.price,
    quantity,
  })),
});

/** One piece after its discount, without add-ons. */
export const pricePerPiece = (item: Item, selection: Selection): Money =>
  unitAmountOf(pricedSelection(item, selection));

export const selectionTotal = (item: Item, selection: Selection): Money =>
  amountOf(pricedSelection(item, selection));
