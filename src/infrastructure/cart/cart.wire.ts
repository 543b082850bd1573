import type * as v from 'valibot';
import type { CartAddition, chosenVariation, WireCartLine } from '#contract/cart.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import {
  choicesNaming,
  chosenAddOns,
  chosenGoods,
  pickedVariations,
  type Selection,
} from '#domain/cart/selection.ts';
import { unitPriceOf } from '#domain/cart/selection-price.ts';
import { addOnsFor, isCampaign, type ChoiceOption, type Item } from '#domain/catalogue/item.ts';
import { id, parseId } from '#domain/kernel/id.ts';
import { fromDecimal, toDecimal, type Currency } from '#domain/kernel/money.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import { toItem } from '#infrastructure/catalogue/item.wire.ts';

type WireVariation = v.InferOutput<typeof chosenVariation>;
type WireChoice = Pick<WireCartLine, 'variation' | 'quantity' | 'add_on_ids' | 'add_on_qtys'>;

export function toCartLine(wire: WireCartLine, currency: Currency): CartLine {
  const item = toItem(wire.item, currency);
  return {
    id: id<'CartLine'>(wire.id),
    item,
    selection: toSelection(item, wire),
    ...(wire.available ? {} : { gone: true }),
    ...(wire.shown_price === null ? {} : { shownPrice: fromDecimal(wire.shown_price, currency) }),
  };
}

/** Maps labels and ids of the wire back to indexes in the item's own lists. */
export const toSelection = (item: Item, wire: WireChoice): Selection => ({
  quantity: quantity(wire.quantity),
  picks: item.foodVariations.map(({ name, values }) => {
    const labels = labelsOf(wire.variation, name);
    return values.flatMap(({ label }, index) => (labels.includes(label) ? [index] : []));
  }),
  choices: choicesOf(item.choiceOptions, typeOf(wire.variation)),
  addOns: addOnsFor(item).map(({ id: addOnId }) => {
    const count = wire.add_on_qtys[wire.add_on_ids.indexOf(addOnId)] ?? 0;
    return { id: addOnId, quantity: count, checked: count > 0 };
  }),
});

const labelsOf = (variations: readonly WireVariation[], group: string): readonly string[] =>
  variations.flatMap((one) => ('values' in one && one.name === group ? one.values.label : []));

const typeOf = (variations: readonly WireVariation[]): string | null =>
  variations.flatMap((one) => ('type' in one ? [one.type] : []))[0] ?? null;

function choicesOf(options: readonly ChoiceOption[], type: string | null): readonly number[] {
  const found = type === null ? null : choicesNaming(options, type);
  return found ?? options.map(() => 0);
}

/** Always includes the guest's id. */
export function toPayload(item: Item, selection: Selection, guestId: string | null): CartAddition {
  const addOns = chosenAddOns(item, selection);
  return {
    guest_id: parseId(guestId),
    model: isCampaign(item) ? 'ItemCampaign' : 'Item',
    item_id: item.id,
    price: toDecimal(unitPriceOf(item, selection)),
    quantity: selection.quantity,
    variation: toVariations(item, selection),
    add_on_ids: addOns.map(({ addOn }) => addOn.id),
    add_on_qtys: addOns.map(({ quantity: count }) => count),
  };
}

function toVariations(item: Item, selection: Selection): CartAddition['variation'] {
  const goods = chosenGoods(item, selection);
  if (goods) return [{ type: goods.type, price: toDecimal(goods.price), stock: goods.stock }];
  return pickedVariations(item, selection).map(({ name, labels }) => ({
    name,
    values: { label: [...labels] },
  }));
}
