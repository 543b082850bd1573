import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import type { quote as quoteContract, quoteRequest } from '#contract/ordering.ts';
import { isUnobtainable } from '#domain/cart/cart-amounts.ts';
import { byStore, lineAmount, lineGross } from '#domain/cart/cart.ts';
import { unitPriceOf } from '#domain/cart/selection-price.ts';
import type { ModuleId } from '#domain/catalogue/module.ts';
import { instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { money, toDecimal } from '#domain/kernel/money.ts';
import { geoPoint } from '#domain/location/geo-point.ts';
import { cashLimitOf } from '#domain/pricing/cash-limit.ts';
import { combined, type OrderSummary } from '#domain/pricing/order-summary.ts';
import type { Language } from '#domain/kernel/language.ts';
import { cartLines } from '#server/cart/queries.ts';
import { readLine, type ReadLine } from '#server/cart/stored-line.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import type { Db } from '#server/kernel/database.ts';
import { problem } from '#server/kernel/problem.ts';
import { nameIn, wordsIn } from '#server/kernel/words.ts';
import { toWireAmounts } from './order.wire.ts';
import { cashLimitOf as cashLimitOfStore, storesToOrderFrom } from './order-store.ts';
import {
  amountsOf,
  goodsOf,
  metresOf,
  problemsOf,
  type OrderingRules,
  type Order,
} from './rules.ts';
import * as words from './words.ts';

type WireQuote = v.InferInput<typeof quoteContract>;

/** How long the server stands by its figures. */
export const QUOTE_LASTS = 15 * MINUTE;

export async function orderingRulesOf(context: ServerContext): Promise<OrderingRules> {
  const { now, timeZone, currency, settings } = context;
  const moment = instant(now().getTime());
  return { now: moment, timeZone, currency, settings: await settings() };
}

/** What the whole cart costs, store by store, and what keeps each store's order from being placed. */
export async function takeQuote(
  context: ServerContext,
  cart: { readonly owner: string; readonly module: ModuleId },
  request: v.InferOutput<typeof quoteRequest>,
  language: Language,
): Promise<WireQuote> {
  const rules = await orderingRulesOf(context);
  const { currency } = rules;
  const lines = (await cartLines(context.db, cart.owner, cart.module)).map((line) =>
    readLine(line, language, currency),
  );
  if (lines.length === 0) throw problem(403, 'cart_empty', words.CART_EMPTY);
  const orders = await ordersOf(context, lines, request);
  const cartGoods = goodsOf(lines, rules);
  const priced = orders.map((order) => ({ order, amounts: amountsOf(order, cartGoods, rules) }));
  const expiresAt = later(rules.now, QUOTE_LASTS);
  const quote: WireQuote = {
    quote_id: randomUUID(),
    expires_at: new Date(expiresAt).toISOString(),
    stores: priced.map(({ order, amounts }) => toWireStore(order, amounts, rules, language)),
    amounts: toWireAmounts(
      combined(
        priced.map(({ amounts }) => amounts),
        currency,
      ),
    ),
    payment_methods: paymentMethods(priced, rules),
  };
  await keepQuote(context.db, cart, request, { quote, cartGoods: cartGoods.minor });
  return quote;
}

type Priced = { readonly order: Order; readonly amounts: OrderSummary };

async function ordersOf(
  { db, currency }: ServerContext,
  lines: readonly ReadLine[],
  { order_type: type, latitude, longitude }: v.InferOutput<typeof quoteRequest>,
): Promise<readonly Order[]> {
  const point = type === 'take_away' ? null : requirePoint(latitude, longitude);
  const groups = byStore({ currency, lines });
  const stores = await storesToOrderFrom(
    db,
    groups.map(({ storeId }) => storeId),
  );
  return groups.flatMap(({ storeId }) => {
    const store = stores.find(({ id }) => id === storeId);
    const own = lines.filter(({ item }) => item.storeId === storeId);
    return store ? [{ store, lines: own, type, point, slot: null }] : [];
  });
}

export function requirePoint(latitude?: number | null, longitude?: number | null) {
  if (latitude == null || longitude == null) {
    throw problem(403, 'latitude', words.ADDRESS_MISSING);
  }
  return geoPoint(latitude, longitude);
}

const toWireStore = (
  order: Order,
  amounts: OrderSummary,
  rules: OrderingRules,
  language: Language,
): WireQuote['stores'][number] => ({
  store_id: order.store.id,
  store_name: nameIn(language, order.store),
  distance: metresOf(order) / 1000,
  minimum_order: toDecimal(money(order.store.minimum_order, rules.currency)),
  amounts: toWireAmounts(amounts),
  lines: order.lines.map(toWireLine),
  problems: problemsOf(order, rules).map(({ code, message, line }) => ({
    code,
    message: wordsIn(language, message),
    cart_id: line,
  })),
});

function toWireLine(line: ReadLine): WireQuote['stores'][number]['lines'][number] {
  const available = !isUnobtainable(line);
  return {
    cart_id: line.id,
    item_id: line.item.id,
    name: line.item.name,
    quantity: line.selection.quantity,
    price: toDecimal(unitPriceOf(line.item, line.selection)),
    amount: available ? toDecimal(lineAmount(line)) : 0,
    gross: available ? toDecimal(lineGross(line)) : 0,
    available,
  };
}

function paymentMethods(
  priced: readonly Priced[],
  { settings, currency }: OrderingRules,
): WireQuote['payment_methods'] {
  if (!settings.ordering.cashOnDelivery) return [];
  const { limit, exceeded } = cashLimitOf(
    priced.map(({ order, amounts: { total } }) => ({
      total,
      limit: cashLimitOfStore(order.store, currency),
    })),
  );
  return [
    {
      method: 'cash_on_delivery',
      available: !exceeded,
      limit: limit === null ? null : toDecimal(limit),
    },
  ];
}

/** How many quotes of one owner count at a time; a further one takes the place of the oldest. */
const QUOTES_KEPT = 20;

async function keepQuote(
  db: Db,
  { owner, module }: { readonly owner: string; readonly module: ModuleId },
  { order_type, latitude, longitude }: v.InferOutput<typeof quoteRequest>,
  { quote, cartGoods }: { readonly quote: WireQuote; readonly cartGoods: number },
): Promise<void> {
  await db
    .insertInto('quote')
    .values({
      id: quote.quote_id,
      owner,
      module_id: module,
      order_type,
      lat: latitude ?? null,
      lng: longitude ?? null,
      cart_subtotal: cartGoods,
      body: JSON.stringify(quote),
      expires_at: quote.expires_at,
    })
    .execute();
  const newest = db
    .selectFrom('quote')
    .select('id')
    .where('owner', '=', owner)
    .orderBy('expires_at', 'desc')
    .orderBy('id')
    .limit(QUOTES_KEPT);
  await db.deleteFrom('quote').where('owner', '=', owner).where('id', 'not in', newest).execute();
}
