import { DISTANCE_UNITS, metresIn, shownDistance } from '#domain/kernel/distance.ts';
import { toDecimal, type Money } from '#domain/kernel/money.ts';
import type { OrderSummary } from '#domain/pricing/order-summary.ts';
import { says, type TextMatch } from '@sundry/statecharts';

/** An amount in figures, with its currency on either side. */
export const figuresOf = (amount: Money): RegExp =>
  new RegExp(toDecimal(amount).toFixed(amount.currency.digits).replace('.', '\\.'));

/** A distance in figures, in either unit. */
export const distanceIn = (kilometres: number): RegExp => {
  const figures = DISTANCE_UNITS.map((unit) => shownDistance(metresIn(kilometres), unit).count);
  return new RegExp(figures.map((count) => `\\b${String(count).replace('.', '\\.')}\\b`).join('|'));
};

const NAMES = {
  subtotal: 'kernel.amounts.subtotal',
  discount: 'kernel.amounts.discount',
  coupon: 'ordering.summary.coupon',
  tax: 'ordering.summary.tax',
  taxIncluded: 'ordering.summary.taxIncluded',
  delivery: 'kernel.amounts.deliveryFee',
  total: 'kernel.amounts.total',
} as const;

/** CHK-18: every figure of an order with its name, in the order in which they add up. */
export function amountsInWords(
  { subtotal, discount, coupon, tax, taxIncluded, delivery, total }: OrderSummary,
  whyDelivery: readonly TextMatch[] = [],
): readonly TextMatch[] {
  const offers = [
    ['discount', discount],
    ['coupon', coupon],
  ] as const;
  const rows = [
    ['subtotal', subtotal] as const,
    ...offers.filter(([, { minor }]) => minor > 0),
    [taxIncluded ? 'taxIncluded' : 'tax', tax] as const,
    ['delivery', delivery] as const,
    ['total', total] as const,
  ];
  return rows.flatMap(([name, amount]) => [
    says(NAMES[name]),
    ...(name === 'delivery' ? whyDelivery : []),
    figuresOf(amount),
  ]);
}
