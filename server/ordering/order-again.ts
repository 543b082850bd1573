import { createHash } from 'node:crypto';
import type * as v from 'valibot';
import type { orderAgain } from '#contract/ordering-again.ts';
import { conflictingStore } from '#domain/cart/cart.ts';
import { pricedSelection } from '#domain/cart/selection-price.ts';
import { money, toDecimal, type Currency, type Money } from '#domain/kernel/money.ts';
import { amountOf, unitAmountOf } from '#domain/pricing/line-price.ts';
import { NO_DISCOUNT } from '#domain/pricing/discount.ts';
import type { Language } from '#domain/kernel/language.ts';
import { selectionOf, type Choice, type PricedChoice } from '#server/cart/choice.ts';
import { addition, cartOf, type LineRefusal, type SaleContext } from '#server/cart/rules.ts';
import type { StoredLine } from '#server/cart/stored-line.ts';
import * as cartMessages from '#server/cart/error-messages.ts';
import { toItem } from '#server/catalogue/item-row.ts';
import { itemsOf } from '#server/catalogue/list-items.ts';
import { isOpenAt } from '#server/catalogue/store-row.ts';
import type { Db } from '#server/kernel/database.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { nameIn, localize } from '#server/kernel/localized-text.ts';
import { orderLinesOf, type OrderLineRow, type OrderRow } from './order-row.ts';
import { variationIn } from './order.wire.ts';
import { storesToOrderFrom, type OrderStore } from './order-store.ts';
import * as errorMessages from './error-messages.ts';

type ItemNow = Awaited<ReturnType<typeof itemsOf>>[number];

/** Line of a past order, and its availability. */
export type LineAgain = {
  readonly ordered: OrderLineRow;
  /** Addition to the cart; null if no piece is available. */
  readonly addition: { readonly item: ItemNow; readonly choice: PricedChoice } | null;
  /** Null if all pieces are available. */
  readonly refusal: LineRefusal | null;
};

export type OrderAgain = {
  readonly order: OrderRow;
  readonly store: OrderStore;
  readonly lines: readonly LineAgain[];
  /** True if the cart holds goods of another store that must leave first. */
  readonly replaces: boolean;
};

/**
 * Checks each line of a past order as an addition to this cart, by the cart's own rules. Lines count with
 * those before them, as they share stock and maximum.
 */
export async function orderedAgain(
  db: Db,
  order: OrderRow,
  held: readonly StoredLine[],
  sale: SaleContext,
): Promise<OrderAgain> {
  const [store] = order.store_id === null ? [] : await storesToOrderFrom(db, [order.store_id]);
  if (!store) throw httpError(403, 'order_type', errorMessages.NOT_FROM_A_STORE);
  const ordered = await orderLinesOf(db, order.id);
  const items = await itemsOf(db, [...new Set(ordered.map(({ item_id }) => item_id))]);
  const first = items[0] && toItem(items[0], 'en', sale.currency);
  const replaces = Boolean(first && conflictingStore(cartOf(held, sale.currency), first));
  let beside = replaces ? [] : held;
  const lines = ordered.map((line, at) => {
    const item = items.find(({ id }) => id === line.item_id);
    const again = lineAgain(line, item, beside, sale);
    if (again.addition) beside = [...beside, heldAs(again.addition, Number.MAX_SAFE_INTEGER - at)];
    return again;
  });
  const someCanBeHad = lines.some(({ addition: added }) => added !== null);
  return { order, store, lines, replaces: replaces && someCanBeHad };
}

/** A stored line with an id that no line of a cart has. */
const heldAs = ({ item, choice }: NonNullable<LineAgain['addition']>, id: number): StoredLine => ({
  ...choice,
  id,
  row: item,
});

/** Available pieces, if not all of them are. */
function lineAgain(
  ordered: OrderLineRow,
  item: ItemNow | undefined,
  held: readonly StoredLine[],
  sale: SaleContext,
): LineAgain {
  if (!item?.active) {
    const refusal = { code: 'item_gone', message: cartMessages.ITEM_GONE };
    return { ordered, addition: null, refusal };
  }
  const choice = choiceIn(ordered);
  const all = addition(item, choice, held, sale);
  if (all.ok) return { ordered, addition: { item, choice: all.value }, refusal: null };
  const refusal = all.failure;
  const maximum = refusal.maximum ?? 0;
  const some = maximum > 0 ? addition(item, { ...choice, quantity: maximum }, held, sale) : all;
  return { ordered, addition: some.ok ? { item, choice: some.value } : null, refusal };
}

const choiceIn = ({ quantity, variation, add_ons }: OrderLineRow): Choice => ({
  quantity,
  variation: variation.map((chosen) => variationIn('en', chosen)),
  addOns: add_ons.map(({ id, quantity: pieces }) => ({ id, quantity: pieces })),
});

/** Fingerprint of the preview in any language: equal, or it has changed. */
export function seenAs(again: OrderAgain, currency: Currency): string {
  const facts = again.lines.map((line) => [
    line.ordered.id,
    line.addition?.choice.quantity ?? 0,
    amountNow(line, currency)?.minor ?? null,
    line.refusal?.code ?? null,
  ]);
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
}

export function toWireOrderAgain(
  again: OrderAgain,
  language: Language,
  { currency, at }: SaleContext,
): v.InferInput<typeof orderAgain> {
  const { order, store, lines } = again;
  return {
    order_id: order.id,
    module_id: order.module_id,
    store: { id: store.id, name: nameIn(language, store), open: isOpenAt(store, at) },
    seen: seenAs(again, currency),
    lines: lines.map((line) => toWireLine(line, language, currency)),
  };
}

function toWireLine(line: LineAgain, language: Language, currency: Currency) {
  const { ordered, addition: added, refusal } = line;
  const now = amountNow(line, currency);
  return {
    id: ordered.id,
    item_id: ordered.item_id,
    name: nameIn(language, added?.item ?? ordered),
    image_full_url: ordered.image,
    quantity: ordered.quantity,
    available: added?.choice.quantity ?? 0,
    amount_then: toDecimal(amountThen(line, currency)),
    amount_now: now && toDecimal(now),
    code: refusal?.code ?? null,
    message: refusal && localize(language, refusal.message),
  };
}

/** The past price of as many pieces as are available now; of all pieces if none is. */
const amountThen = ({ ordered, addition: added }: LineAgain, currency: Currency): Money =>
  amountOf({
    unitPrice: money(ordered.unit_price - ordered.discount, currency),
    quantity: added?.choice.quantity ?? ordered.quantity,
    discount: NO_DISCOUNT,
    addOns: ordered.add_ons.map(({ price, quantity }) => ({
      price: money(price, currency),
      quantity,
    })),
  });

/** Summed piece by piece, as then: different rounding must not look like a new price. */
function amountNow({ addition: added }: LineAgain, currency: Currency): Money | null {
  if (!added) return null;
  const item = toItem(added.item, 'en', currency);
  const selection = selectionOf(added.item, item, added.choice);
  if (!selection.ok) return null;
  const priced = pricedSelection(item, selection.value);
  return amountOf({ ...priced, unitPrice: unitAmountOf(priced), discount: NO_DISCOUNT });
}
