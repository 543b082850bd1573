import {
  exactly,
  includedShareOf,
  round,
  shareOf,
  subtract,
  type Exact,
} from '#domain/kernel/exact.ts';
import { isLess, minus, nothing, plus, type Currency, type Money } from '#domain/kernel/money.ts';
import type { Rate } from '#domain/kernel/rate.ts';
import { recordOf } from '#domain/kernel/record-of.ts';
import { couponDiscount, type Coupon } from './coupon.ts';
import { exactGoods, goodsAmounts, type PricedLine } from './line-price.ts';

export type OrderTerms = {
  readonly currency: Currency;
  readonly taxRate: Rate;
  /** Prices already include the tax: it is shown, and not added. */
  readonly taxIncluded: boolean;
  readonly deliveryFee: Money;
  readonly coupon: Coupon | null;
};

/**
 * The price of one store's order in its components. Each component is rounded once, and `total` is the sum of
 * rounded components: subtotal − discount − coupon + tax (unless included) + delivery. None is below zero: two
 * halves that both round up would take off more than there is, so the coupon and the included tax are capped
 * at the remainder.
 */
export type OrderSummary = Readonly<Record<(typeof ORDER_AMOUNTS)[number], Money>> & {
  readonly taxIncluded: boolean;
};
/** The same names on the wire and in the database. */
export const ORDER_AMOUNTS = [
  'subtotal',
  'discount',
  'coupon',
  'tax',
  'delivery',
  'total',
] as const;

export function summarise(lines: readonly PricedLine[], terms: OrderTerms): OrderSummary {
  const zero = exactly(nothing(terms.currency));
  const { subtotal, discount } = exactGoods(lines, terms.currency);
  const goods = goodsAmounts(lines, terms.currency);
  const off = terms.coupon?.discount;
  const isBroughtFree = off?.type === 'free_delivery';
  const coupon =
    off && !isBroughtFree ? couponDiscount({ discount: off }, subtotal, discount) : zero;
  const base = subtract(subtract(subtotal, discount), coupon);
  const taken = lesserOf(round(coupon), goods.cost);
  const tax = round(taxOn(base, terms));
  return withTotal({
    subtotal: goods.subtotal,
    discount: goods.discount,
    coupon: taken,
    tax: terms.taxIncluded ? lesserOf(tax, minus(goods.cost, taken)) : tax,
    taxIncluded: terms.taxIncluded,
    delivery: isBroughtFree ? nothing(terms.currency) : terms.deliveryFee,
  });
}

const lesserOf = (a: Money, b: Money): Money => (isLess(a, b) ? a : b);

const taxOn = (base: Exact, { taxRate, taxIncluded }: OrderTerms): Exact =>
  taxIncluded ? includedShareOf(base, taxRate) : shareOf(base, taxRate);

function withTotal(parts: Omit<OrderSummary, 'total'>): OrderSummary {
  const goods = minus(minus(parts.subtotal, parts.discount), parts.coupon);
  const taxed = parts.taxIncluded ? goods : plus(goods, parts.tax);
  return { ...parts, total: plus(taxed, parts.delivery) };
}

/** The coupon's saving by the figures of the order: on the goods, or on the delivery. Without tax. */
export const savedByCoupon = (without: OrderSummary, held: OrderSummary): Money =>
  plus(held.coupon, minus(without.delivery, held.delivery));

export function combined(summaries: readonly OrderSummary[], currency: Currency): OrderSummary {
  return {
    ...recordOf(ORDER_AMOUNTS, (part) =>
      summaries.reduce((total, summary) => plus(total, summary[part]), nothing(currency)),
    ),
    taxIncluded: summaries[0]?.taxIncluded ?? false,
  };
}
