import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import type { quote as quoteContract, quoteRequest } from '#contract/ordering.ts';
import { isUnobtainable } from '#domain/cart/cart-amounts.ts';
import { byStore, lineAmount, lineGross } from '#domain/cart/cart.ts';
import { unitPriceOf } from '#domain/cart/selection-price.ts';
import { instant, later } from '#domain/kernel/instant.ts';
import { money, toDecimal } from '#domain/kernel/money.ts';
import { geoPoint } from '#domain/location/geo-point.ts';
import { cashLimitOf } from '#domain/pricing/cash-limit.ts';
import { combined, type OrderSummary } from '#domain/pricing/order-summary.ts';
import type { Language } from '#domain/kernel/language.ts';
import { cartLines } from '#server/cart/queries.ts';
import { OTHER_MODULE } from '#server/cart/error-messages.ts';
import { readLine, type ReadLine } from '#server/cart/stored-line.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import type { Db } from '#server/kernel/database.ts';
import type { Principal } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { nameIn, localize } from '#server/kernel/localized-text.ts';
import { balanceOf } from '#server/wallet/ledger.ts';
import { boughtLines, requestedLines, requireSignInForCampaigns, spelledLines } from './basket.ts';
import { storeQuote, QUOTE_LASTS, type Quoted } from './stored-quote.ts';
import { toWireAmounts } from './order.wire.ts';
import { quotedCoupons } from './quoted-coupons.ts';
import type { CouponRow } from './coupon-row.ts';
import type { TypedCode } from './typed-code.ts';
import { cashLimitOf as cashLimitOfStore, storesToOrderFrom } from './order-store.ts';
import { waitingPrescriptions } from './prescriptions.ts';
import {
  amountsOf,
  goodsOf,
  metresOf,
  needsPrescription,
  refusalsOf,
  type OrderingRules,
  type Order,
} from './rules.ts';
import { fullSlots } from './slot-room.ts';
import * as errorMessages from './error-messages.ts';

type WireQuote = v.InferInput<typeof quoteContract>;

export async function orderingRulesOf(context: ServerContext): Promise<OrderingRules> {
  const { now, timeZone, currency, settings } = context;
  const moment = instant(now().getTime());
  return { now: moment, timeZone, currency, settings: await settings() };
}

/** Order to price, with its coupon code; null for none. */
type QuotedWith = Quoted & { readonly typed: TypedCode<CouponRow> | null };

/** Prices the cart or the purchase, store by store, with the refusals of each store's order. */
export async function takeQuote(
  context: ServerContext,
  cart: QuotedWith,
  request: v.InferOutput<typeof quoteRequest>,
  language: Language,
): Promise<WireQuote> {
  const rules = await orderingRulesOf(context);
  const { currency } = rules;
  const lines = request.is_buy_now
    ? await linesToBuyNow(context, cart, request, language)
    : await linesOfCart(context, cart, language);
  const prescribed = needsPrescription(lines) && (await isPrescribed(context, cart.who.owner));
  const withoutCoupon = await ordersOf(context, { lines, prescribed }, request);
  const cartGoods = goodsOf(lines, rules);
  const whole = { orders: withoutCoupon, goods: cartGoods };
  const { wire: coupons, applied } = await quotedCoupons(
    context.db,
    whole,
    { ...cart, language },
    rules,
  );
  const orders = withoutCoupon.map((order) =>
    order.store.id === applied?.store ? { ...order, coupon: applied.coupon } : order,
  );
  const priced = orders.map((order) => ({ order, amounts: amountsOf(order, cartGoods, rules) }));
  const full = await fullSlots(
    context.db,
    orders.map(({ store }) => store),
    rules.now,
  );
  const expiresAt = later(rules.now, QUOTE_LASTS);
  const quote: WireQuote = {
    quote_id: randomUUID(),
    expires_at: new Date(expiresAt).toISOString(),
    stores: priced.map(({ order, amounts }) => ({
      ...toWireStore(order, amounts, rules, language),
      full_slots: (full.get(order.store.id) ?? []).map((slot) => new Date(slot).toISOString()),
    })),
    amounts: toWireAmounts(
      combined(
        priced.map(({ amounts }) => amounts),
        currency,
      ),
    ),
    ...coupons,
    payment_methods: [
      ...cashPayment(priced, rules),
      ...gatewayPayment(priced, rules),
      ...(await walletPayment(context.db, cart.who, priced, rules)),
    ],
  };
  await storeQuote(context.db, cart, request, {
    quote,
    cartGoods: cartGoods.minor,
    bought: request.is_buy_now ? spelledLines(lines) : null,
  });
  return quote;
}

async function linesOfCart(
  { db, currency }: ServerContext,
  { who, module }: Quoted,
  language: Language,
): Promise<readonly ReadLine[]> {
  const lines = await cartLines(db, who.owner, module);
  if (lines.length === 0) throw httpError(403, 'cart_empty', errorMessages.CART_EMPTY);
  return lines.map((line) => readLine(line, language, currency));
}

async function linesToBuyNow(
  { db, currency }: ServerContext,
  { who, module }: Quoted,
  { cart }: v.InferOutput<typeof quoteRequest>,
  language: Language,
): Promise<readonly ReadLine[]> {
  const lines = await boughtLines(db, requestedLines(cart), language, currency);
  requireSignInForCampaigns(who, lines);
  if (lines.some(({ item }) => item.moduleId !== module)) {
    throw httpError(403, 'moduleId', OTHER_MODULE);
  }
  return lines;
}

type Priced = { readonly order: Order; readonly amounts: OrderSummary };

async function ordersOf(
  { db, currency }: ServerContext,
  { lines, prescribed }: Pick<Order, 'lines' | 'prescribed'>,
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
    return store ? [{ store, lines: own, type, point, slot: null, prescribed, coupon: null }] : [];
  });
}

/** True if an image is ready for the order; then items that need a prescription are not refused. */
const isPrescribed = async ({ db, now }: ServerContext, owner: string): Promise<boolean> =>
  (await waitingPrescriptions(db, owner, now())).length > 0;

export function requirePoint(latitude?: number | null, longitude?: number | null) {
  if (latitude == null || longitude == null) {
    throw httpError(403, 'latitude', errorMessages.ADDRESS_MISSING);
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
  problems: refusalsOf(order, rules).map(({ code, message, line }) => ({
    code,
    message: localize(language, message),
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
    needs_prescription: line.item.needsPrescription,
  };
}

type PaymentMethods = WireQuote['payment_methods'];

function cashPayment(
  priced: readonly Priced[],
  { settings, currency }: OrderingRules,
): PaymentMethods {
  if (!settings.ordering.cashOnDelivery) return [];
  const { limit, exceeded } = cashLimitOf(
    priced.map(({ order, amounts: { total } }) => ({
      total,
      limit: cashLimitOfStore(order.store, currency),
    })),
  );
  const maximum = limit === null ? null : toDecimal(limit);
  return [{ method: 'cash_on_delivery', available: !exceeded, limit: maximum }];
}

/** A customer can pay for one order at the gateway. */
const gatewayPayment = (priced: readonly Priced[], { settings }: OrderingRules): PaymentMethods =>
  settings.ordering.digitalPayment
    ? [{ method: 'digital_payment', available: priced.length === 1, limit: null }]
    : [];

/** Offered if the wallet covers all stores together; the balance is shown in any case. */
async function walletPayment(
  db: Db,
  who: Principal,
  priced: readonly Priced[],
  { settings, currency }: OrderingRules,
): Promise<PaymentMethods> {
  if (who.kind !== 'customer' || !settings.rewards.wallet) return [];
  const balance = await balanceOf(db, 'wallet', who.id);
  const cost = priced.reduce((sum, { amounts }) => sum + amounts.total.minor, 0);
  const limit = toDecimal(money(balance, currency));
  return [{ method: 'wallet', available: cost <= balance, limit }];
}
