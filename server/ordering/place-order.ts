import type * as v from 'valibot';
import { orderTexts } from '#contract/order-texts.ts';
import type { placeRequest } from '#contract/ordering.ts';
import { money, toDecimal, type Money } from '#domain/kernel/money.ts';
import { recordOf } from '#domain/kernel/record-of.ts';
import { ORDER_TEXT_NAMES } from '#domain/ordering/order-texts.ts';
import { DOOR_FIELDS, NO_DOOR } from '#domain/location/address.ts';
import { isAboveCashLimit } from '#domain/pricing/cash-limit.ts';
import type { OrderSummary } from '#domain/pricing/order-summary.ts';
import { contactFor } from '#server/account/contact.ts';
import { choiceOf } from '#server/cart/choice.ts';
import type { Db } from '#server/kernel/database.ts';
import type { Principal } from '#server/kernel/principal.ts';
import { httpError, HttpError } from '#server/kernel/http-error.ts';
import { payPlaced } from '#server/wallet/pay-placed.ts';
import {
  basketFromCart,
  basketToBuyNow,
  requireSignInForCampaigns,
  spelledLines,
  type Basket,
} from './basket.ts';
import { toCoupon } from './coupon-row.ts';
import { lockedCoupon } from './coupons.ts';
import { insertOrder } from './insert-order.ts';
import { cashLimitOf, type OrderStore } from './order-store.ts';
import { requireQuote, storeWithQuote } from './stored-quote.ts';
import { attachPrescriptions, usePrescriptions } from './prescriptions.ts';
import { requirePoint } from './quote.ts';
import {
  amountsOf,
  goodsOf,
  needsPrescription,
  refusalsOf,
  type OrderingRules,
  type Order,
} from './rules.ts';
import { scheduledFor } from './schedule.ts';
import { requireRoom } from './slot-room.ts';
import { stockWithout } from './stock.ts';
import * as errorMessages from './error-messages.ts';

export type PlaceRequest = v.InferOutput<typeof placeRequest>;

export type Placed = {
  readonly order_id: number;
  readonly total_ammount: number;
  readonly status: 'pending';
  readonly created_at: string;
  readonly user_id: number;
};

/**
 * Places one store's order. Must run in a transaction: all prices and rules are checked again while the cart
 * and its items are locked.
 */
export async function placeOrder(
  db: Db,
  who: Principal,
  request: PlaceRequest,
  rules: OrderingRules,
): Promise<Placed> {
  requireOffered(who, request, rules);
  const contact = await contactFor(db, who, request, rules.settings.business);
  const store = await requireStore(db, who, request);
  const basket = request.is_buy_now
    ? await basketToBuyNow(db, request.cart, store, rules)
    : await basketFromCart(db, who.owner, store, rules);
  if (request.payment_method === 'digital_payment') requireOneStore(basket);
  requireSignInForCampaigns(who, basket.lines);
  const prescriptions = await prescriptionsWith(db, who, request, basket, rules);
  const wanted = orderOf(store, basket, request, rules, prescriptions.length > 0);
  const refusals = refusalsOf(wanted, rules);
  if (refusals.length > 0) throw new HttpError(403, refusals);
  const goods = cartGoods(store, request, basket, rules);
  const coupon = request.coupon_code
    ? await lockedCoupon(db, request.coupon_code, who, { orders: [wanted], goods }, rules)
    : null;
  const order = { ...wanted, coupon: coupon && toCoupon(coupon, rules.currency) };
  const amounts = amountsOf(order, goods, rules);
  if (request.payment_method === 'cash_on_delivery') requirePayableInCash(order, amounts, rules);
  requireTotalAsSeen(amounts, request, rules);

  const stock = stockWithout(
    order.lines.map(({ stored }) => stored.row),
    order.lines.map(({ item, selection }) => ({ ...choiceOf(item, selection), item: item.id })),
  );
  await requireRoom(db, store, order.slot);
  const now = new Date(rules.now);
  const order_id = await insertOrder(db, {
    ...{ order, amounts, contact, who, now, stock },
    cart: request.is_buy_now ? [] : order.lines.map(({ stored }) => stored.id),
    address: addressOf(request),
    texts: recordOf(ORDER_TEXT_NAMES, (text) => request[orderTexts[text].wire] || null),
    paymentMethod: request.payment_method,
    coupon,
  });
  const { payment_method: method } = request;
  const paid = { id: order_id, customer: who.id, method, total: amounts.total };
  if (!(await payPlaced(db, paid, now)))
    throw httpError(203, 'wallet_balance', errorMessages.WALLET_TOO_LOW);
  await attachPrescriptions(db, order_id, prescriptions);
  return {
    order_id,
    total_ammount: toDecimal(amounts.total),
    status: 'pending',
    created_at: now.toISOString(),
    user_id: who.id,
  };
}

function requireOffered(who: Principal, request: PlaceRequest, { settings }: OrderingRules): void {
  const { guestCheckout, cashOnDelivery } = settings.ordering;
  if (who.kind === 'guest' && !guestCheckout) {
    throw httpError(403, 'guest_checkout', errorMessages.SIGN_IN_TO_ORDER);
  }
  const isOffered = {
    cash_on_delivery: cashOnDelivery,
    wallet: settings.rewards.wallet && who.kind === 'customer',
    digital_payment: settings.ordering.digitalPayment,
  };
  if (!isOffered[request.payment_method]) {
    throw httpError(403, 'payment_method', errorMessages.NOT_OFFERED);
  }
  if (request.order_type === 'delivery' && !request.address) {
    throw httpError(403, 'address', errorMessages.ADDRESS_MISSING);
  }
}

/** A customer goes to the gateway once, so orders of several stores cannot be paid there. */
function requireOneStore({ cart }: Basket): void {
  const stores = new Set(cart.map(({ item }) => item.storeId));
  if (stores.size > 1) throw httpError(403, 'payment_method', errorMessages.ONE_STORE_ONLINE);
}

async function requireStore(db: Db, { owner }: Principal, { store_id, quote_id }: PlaceRequest) {
  const store = await storeWithQuote(db, store_id, { id: quote_id || null, owner });
  if (!store) throw httpError(403, 'store_id', errorMessages.STORE_UNKNOWN);
  return store;
}

/** Images for the order. A store that sells without prescription never sees one. */
async function prescriptionsWith(
  db: Db,
  who: Principal,
  { order_attachment }: PlaceRequest,
  { lines }: Basket,
  { now }: OrderingRules,
): Promise<readonly string[]> {
  const ids = order_attachment ?? [];
  if (ids.length === 0 || !needsPrescription(lines)) return [];
  await usePrescriptions(db, who.owner, ids, new Date(now));
  return ids;
}

function orderOf(
  store: OrderStore,
  { lines }: Basket,
  request: PlaceRequest,
  rules: OrderingRules,
  prescribed: boolean,
): Order {
  const { order_type: type, latitude, longitude } = request;
  const point = type === 'take_away' ? null : requirePoint(latitude, longitude);
  const slot = scheduledFor(request, rules);
  return { store, lines, type, point, slot, prescribed, coupon: null };
}

/**
 * Goods that count towards free delivery: the whole cart's. While the cart's stores order one after the other,
 * the quote keeps this amount; it counts no more than the goods that are still in the cart or were ordered
 * since. It covers only the goods that it names.
 */
function cartGoods(
  store: Awaited<ReturnType<typeof requireStore>>,
  { quote_id, is_buy_now }: PlaceRequest,
  { cart, lines: placed }: Basket,
  rules: OrderingRules,
): Money {
  const left = goodsOf(cart, rules);
  if (!quote_id) return left;
  const bought = is_buy_now ? spelledLines(cart) : null;
  const lines = placed.map(({ id }) => id);
  const quote = requireQuote(store, { bought, lines }, rules.now);
  if (is_buy_now) return left;
  return money(Math.min(quote.subtotal, left.minor + quote.ordered), rules.currency);
}

function requirePayableInCash(
  { store }: Order,
  { total }: OrderSummary,
  rules: OrderingRules,
): void {
  const limit = cashLimitOf(store, rules.currency);
  if (limit === null || !isAboveCashLimit(total, limit)) return;
  const spelled = errorMessages.spelled(limit, rules.settings.money);
  throw httpError(403, 'cash_limit', errorMessages.ABOVE_CASH_LIMIT(spelled));
}

/** Refuses a total other than the one that the customer saw, and names the new one. */
function requireTotalAsSeen(
  { total }: OrderSummary,
  { order_amount }: PlaceRequest,
  { currency, settings }: OrderingRules,
): void {
  const halfUnit = 0.5 / 10 ** currency.digits;
  if (Math.abs(order_amount - toDecimal(total)) < halfUnit) return;
  throw httpError(
    409,
    'order_amount',
    errorMessages.TOTAL_CHANGED(errorMessages.spelled(total, settings.money)),
  );
}

function addressOf(request: PlaceRequest) {
  if (request.order_type === 'take_away') return { address: '', ...NO_DOOR };
  return { address: request.address ?? '', ...recordOf(DOOR_FIELDS, (field) => request[field]) };
}
