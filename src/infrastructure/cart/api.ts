import * as v from 'valibot';
import * as contract from '#contract/cart.ts';
import type { CartAddition, chosenVariation, WireCartLine } from '#contract/cart.ts';
import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import type { CartAnswer, CartGateway } from '#application/cart/cart-gateway.port.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { unitPriceOf } from '#domain/cart/selection-price.ts';
import {
  type Selection,
  choicesNaming,
  chosenAddOns,
  chosenGoods,
  pickedVariations,
} from '#domain/cart/selection.ts';
import { type Item, addOnsFor, isCampaign, type ChoiceOption } from '#domain/catalogue/item.ts';
import { id, parseId } from '#domain/kernel/id.ts';
import { fromDecimal, toDecimal, type Currency } from '#domain/kernel/money.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { toItem } from '#infrastructure/catalogue/item.wire.ts';
import { call, type CallOptions, type ScopedWire } from '#infrastructure/kernel/call.ts';
import { readRows } from '#infrastructure/kernel/rows.ts';

const rows = v.array(v.unknown());

export function createCartGateway({
  http,
  scope,
  currency,
  report,
}: Omit<ScopedWire, 'timeZone'>): CartGateway {
  const isUnidentified = () => scope().token === null && scope().guestId === null;
  const payload = (item: Item, selection: Selection) => toPayload(item, selection, scope().guestId);

  const answered = async <const Call extends Endpoint>(
    endpoint: Call,
    input: InputOf<Call> & CallOptions,
  ): Promise<CartAnswer> => {
    const answer = await call(http, endpoint, { ...input, asGuest: true }, rows);
    if (!answer.ok) return answer;
    const counted = await currency();
    const toLine = (wire: contract.WireCartLine) => toCartLine(wire, counted);
    return ok(readRows(answer.value, contract.cartLine, toLine, report));
  };

  /** A guest without an id cannot be told apart from others: fails as if the server were unreachable. */
  const changed: typeof answered = async (endpoint, input) =>
    isUnidentified()
      ? refuse({ kind: 'unreachable', cause: 'server' } as const)
      : answered(endpoint, input);

  return {
    /** Without a module or an id there is no cart yet, so no call is needed. */
    list: async (signal) =>
      isUnidentified() || scope().moduleId === null
        ? ok([])
        : answered(contract.listCart, { signal }),
    add: (item, selection) => changed(contract.addToCart, { body: payload(item, selection) }),
    update: (line, item, selection) =>
      changed(contract.updateCart, { body: { ...payload(item, selection), cart_id: line } }),
    remove: (line) => changed(contract.removeFromCart, { query: { cart_id: line } }),
    clear: () => changed(contract.clearCart, {}),
  };
}

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
