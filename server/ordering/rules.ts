import { isUnobtainable } from '#domain/cart/cart-amounts.ts';
import { lineGross } from '#domain/cart/cart.ts';
import { pricedSelection } from '#domain/cart/selection-price.ts';
import { selectionRefusal } from '#domain/cart/selection-check.ts';
import { isShort } from '#domain/cart/shortage.ts';
import { isOnSale } from '#domain/catalogue/item.ts';
import { isOpenAt, takesOrders } from '#domain/catalogue/opening.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { limitOf, money, nothing, sum, type Currency, type Money } from '#domain/kernel/money.ts';
import { rate } from '#domain/kernel/rate.ts';
import { wallTime, type TimeZone } from '#domain/kernel/wall-clock.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import { estimateTravel } from '#domain/location/travel.ts';
import { isBelowMinimum } from '#domain/ordering/order-rules.ts';
import type { OrderType } from '#domain/ordering/order-status.ts';
import { isSlot } from '#domain/ordering/slots.ts';
import { deliveryFee } from '#domain/pricing/delivery-fee.ts';
import type { Coupon } from '#domain/pricing/coupon.ts';
import { summarise, type OrderSummary } from '#domain/pricing/order-summary.ts';
import type { ReadLine } from '#server/cart/stored-line.ts';
import { hoursOf, pointOf, tariffOf } from '#server/catalogue/store-row.ts';
import type { ErrorEntry } from '#server/kernel/http-error.ts';
import type { StoredSettings } from '#server/kernel/settings.ts';
import { bringsTo, isServed, type OrderStore } from './order-store.ts';
import * as errorMessages from './error-messages.ts';

/** One store's order with everything that its rules and price depend on. */
export type Order = {
  readonly store: OrderStore;
  readonly lines: readonly ReadLine[];
  readonly type: OrderType;
  /** Null for a take-away. */
  readonly point: GeoPoint | null;
  /** Start of the chosen delivery slot; null for as soon as possible. */
  readonly slot: Instant | null;
  /** True if a prescription is attached or ready. */
  readonly prescribed: boolean;
  /** A coupon that fits; null for none. */
  readonly coupon: Coupon | null;
};

export type OrderingRules = {
  readonly now: Instant;
  readonly timeZone: TimeZone;
  readonly currency: Currency;
  readonly settings: StoredSettings;
};

/** Refusal of an order; `line` is the cart line that causes it. */
export type OrderRefusal = ErrorEntry & { readonly line: number | null };

/** Lines that count for the amounts. The others are refusals until they are removed. */
const countedOf = (lines: readonly ReadLine[]): readonly ReadLine[] =>
  lines.filter((line) => !isUnobtainable(line));

/** Available goods before discount, for the minimum and for free delivery. */
export const goodsOf = (lines: readonly ReadLine[], { currency }: OrderingRules): Money =>
  sum(countedOf(lines).map(lineGross), currency);

export const metresOf = ({ store, point }: Order): number =>
  point === null ? 0 : estimateTravel(pointOf(store), point).metres;

/** Price of the order. `cartGoods` is the amount of the whole cart, other stores included. */
export function amountsOf(order: Order, cartGoods: Money, rules: OrderingRules): OrderSummary {
  const { store, type } = order;
  const lines = countedOf(order.lines);
  const { currency, settings } = rules;
  const { freeDeliveryFrom, taxIncluded } = settings.money;
  const fee = deliveryFee({
    tariff: tariffOf(store, currency),
    metres: metresOf(order),
    takeAway: type === 'take_away',
    storeDeliversFree: store.free_delivery,
    freeFrom: limitOf(money(freeDeliveryFrom ?? 0, currency)),
    cartSubtotal: cartGoods,
  });
  const priced = lines.map(({ item, selection }) => pricedSelection(item, selection));
  return summarise(priced, {
    currency,
    taxRate: rate(store.tax_rate),
    taxIncluded,
    deliveryFee: lines.length > 0 ? fee : nothing(currency),
    coupon: order.coupon,
  });
}

export const refusalsOf = (order: Order, rules: OrderingRules): readonly OrderRefusal[] => [
  ...order.lines.flatMap((line) => lineRefusal(line, order, rules) ?? []),
  ...placeRefusals(order, rules),
  ...timeRefusals(order, rules),
  ...minimumRefusals(order, rules),
];

function lineRefusal(line: ReadLine, order: Order, rules: OrderingRules): OrderRefusal | null {
  const { item, selection, stands, stored } = line;
  const because = (code: string, messageOf: typeof errorMessages.ITEM_GONE) => ({
    code,
    message: messageOf(stored.row),
    line: stored.id,
  });
  if (!stored.row.active || !stands) return because('item_gone', errorMessages.ITEM_GONE);
  switch (selectionRefusal(item, selection)?.kind) {
    case 'choiceMissing':
    case 'choicesOutOfBounds':
    case 'variationUnknown':
      return because('item_gone', errorMessages.ITEM_GONE);
    case 'variationOutOfStock':
    case 'outOfStock':
      return because('out_of_stock', errorMessages.OUT_OF_STOCK);
    case 'outOfLimits':
      return because('over_maximum', errorMessages.OVER_MAXIMUM);
    case undefined:
      break;
  }
  if (isTooMuchTogether(line, order)) return because('over_maximum', errorMessages.OVER_MAXIMUM);
  if (isShort(line, order.lines)) return because('out_of_stock', errorMessages.OUT_OF_STOCK);
  if (item.needsPrescription && !order.prescribed) {
    return because('prescription', errorMessages.NEEDS_PRESCRIPTION);
  }
  const isLate = order.slot === null && !isOnSale(item, wallTime(rules.now, rules.timeZone));
  return isLate ? because('not_on_sale', errorMessages.NOT_ON_SALE) : null;
}

export const needsPrescription = (lines: readonly ReadLine[]): boolean =>
  lines.some(({ item }) => item.needsPrescription);

/** The maximum covers all lines of an item together. */
function isTooMuchTogether({ item }: ReadLine, { lines }: Order): boolean {
  const pieces = lines
    .filter((line) => line.item.id === item.id)
    .reduce((total, { selection }) => total + selection.quantity, 0);
  return item.maximum !== null && pieces > item.maximum;
}

function placeRefusals({ store, type, point }: Order, { settings }: OrderingRules): OrderRefusal[] {
  const { homeDelivery, takeAway } = settings.ordering;
  const delivers = store.delivers && homeDelivery;
  const handsOver = store.take_away && takeAway;
  return [
    ...when(!isServed(store), 'zone_off', errorMessages.ZONE_OFF),
    ...when(type === 'delivery' && !delivers, 'order_type', errorMessages.NO_DELIVERY(store)),
    ...when(type === 'take_away' && !handsOver, 'order_type', errorMessages.NO_TAKE_AWAY(store)),
    ...when(
      point !== null && !bringsTo(store, point),
      'outside_zone',
      errorMessages.OUTSIDE_ZONE(store),
    ),
  ];
}

function timeRefusals({ store, lines, slot }: Order, rules: OrderingRules): OrderRefusal[] {
  const { now, timeZone, settings } = rules;
  const hours = { ...hoursOf(store), preparation: store.delivery_minutes_from };
  if (slot === null) {
    const isRefused = !takesOrders(hours, now, timeZone);
    const isClosed = !isOpenAt(hours, wallTime(now, timeZone));
    const because = isClosed ? errorMessages.STORE_CLOSED : errorMessages.LAST_ORDER_PASSED;
    return when(isRefused, 'store_closed', because(store));
  }
  const items = lines.map(({ item }) => item);
  const isOffered =
    settings.ordering.scheduling && isSlot(slot, { now, zone: timeZone, stores: [hours], items });
  return when(!isOffered, 'schedule', errorMessages.NO_SUCH_SLOT);
}

function minimumRefusals({ store, lines }: Order, rules: OrderingRules): OrderRefusal[] {
  const minimum = money(store.minimum_order, rules.currency);
  const isBelow = isBelowMinimum(goodsOf(lines, rules), minimum);
  const spelled = errorMessages.spelled(minimum, rules.settings.money);
  return when(isBelow, 'minimum_order', errorMessages.BELOW_MINIMUM(spelled));
}

const when = (holds: boolean, code: string, message: OrderRefusal['message']): OrderRefusal[] =>
  holds ? [{ code, message, line: null }] : [];
