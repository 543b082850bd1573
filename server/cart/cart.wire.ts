import type * as v from 'valibot';
import type { cartAddition, cartLine } from '#contract/cart.ts';
import { chosenGoods, pickedVariations } from '#domain/cart/selection.ts';
import { unitPriceOf } from '#domain/cart/selection-price.ts';
import { money, toDecimal, type Currency } from '#domain/kernel/money.ts';
import type { Language } from '#domain/kernel/language.ts';
import { toWireItem } from '#server/catalogue/item.wire.ts';
import type { Principal } from '#server/kernel/principal.ts';
import type { Choice, ChosenVariation } from './choice.ts';
import { readLine, type ReadLine, type StoredLine } from './stored-line.ts';

type WireLine = v.InferInput<typeof cartLine>;

/** Choice of a request, without its informative price. */
export const toChoice = (
  request: Pick<
    v.InferOutput<typeof cartAddition>,
    'quantity' | 'variation' | 'add_on_ids' | 'add_on_qtys'
  >,
): Choice => ({
  quantity: request.quantity,
  variation: request.variation,
  addOns: request.add_on_ids.map((id, index) => ({
    id,
    quantity: request.add_on_qtys[index] ?? 1,
  })),
});

/** Wire form of a line: the item at today's price, with the choice marked. */
export function toWireLine(
  stored: StoredLine,
  who: Principal,
  language: Language,
  currency: Currency,
): WireLine {
  const line = readLine(stored, language, currency);
  return {
    id: stored.id,
    user_id: who.id,
    is_guest: who.kind === 'guest',
    module_id: stored.row.module_id,
    item_id: stored.row.id,
    item_type: 'Item',
    add_on_ids: stored.addOns.map(({ id }) => id),
    add_on_qtys: stored.addOns.map(({ quantity }) => quantity),
    price: toDecimal(unitPriceOf(line.item, line.selection)),
    quantity: stored.quantity,
    variation: line.stands ? variationOf(line) : [...stored.variation],
    available: stored.row.active,
    shown_price: stored.shownPrice === null ? null : toDecimal(money(stored.shownPrice, currency)),
    item: withChoice(toWireItem(stored.row, language, currency), line, stored),
  };
}

function variationOf({ item, selection }: ReadLine): ChosenVariation[] {
  const goods = chosenGoods(item, selection);
  if (goods) return [{ type: goods.type, price: toDecimal(goods.price), stock: goods.stock }];
  return pickedVariations(item, selection).map(({ name, labels }) => ({
    name,
    values: { label: [...labels] },
  }));
}

const withChoice = (
  item: WireLine['item'],
  { selection }: ReadLine,
  { addOns }: StoredLine,
): WireLine['item'] => ({
  ...item,
  add_ons: item.add_ons?.map((addOn) => {
    const chosen = addOns.find(({ id }) => id === addOn.id);
    return { ...addOn, isChecked: chosen !== undefined, quantity: chosen?.quantity ?? 0 };
  }),
  food_variations: item.food_variations?.map((group, at) => ({
    ...group,
    values: group.values.map((value, index) => ({
      ...value,
      isSelected: selection.picks[at]?.includes(index) ?? false,
    })),
  })),
});
