import {
  add,
  exactly,
  multiply,
  round,
  roundedParts,
  subtract,
  type Exact,
} from '#domain/kernel/exact.ts';
import { minus, nothing, plus, type Currency, type Money } from '#domain/kernel/money.ts';
import { discountOn, type Discount } from './discount.ts';

export type PricedLine = {
  /** Unit price with the chosen variation, before discount. */
  readonly unitPrice: Money;
  readonly quantity: number;
  readonly discount: Discount;
  readonly addOns: readonly { readonly price: Money; readonly quantity: number }[];
};

/** Undiscounted: unit price × quantity, plus add-ons. Add-ons have their own quantity and are never discounted. */
export const grossOf = (line: PricedLine): Exact =>
  line.addOns.reduce(
    (total, { price, quantity }) => add(total, multiply(exactly(price), quantity)),
    multiply(exactly(line.unitPrice), line.quantity),
  );

export const discountOf = (line: PricedLine): Exact =>
  discountOn(line.unitPrice, line.quantity, line.discount);

export const grossAmountOf = (line: PricedLine): Money => round(grossOf(line));

/** The price of a single line: (unit − discount) × quantity + add-ons, its discount rounded as on a bill. */
export const amountOf = (line: PricedLine): Money =>
  minus(grossAmountOf(line), round(discountOf(line)));

/**
 * The cost of each of these lines in one order. The discount is rounded once for all of them, so a line may
 * differ by one minor unit from its single price; together they cost what the goods cost.
 */
export function amountsOfLines(lines: readonly PricedLine[]): readonly Money[] {
  const discounts = roundedParts(lines.map(discountOf));
  return lines.map((line, at) => {
    const gross = grossAmountOf(line);
    return minus(gross, discounts[at] ?? nothing(gross.currency));
  });
}

export const exactGoods = (lines: readonly PricedLine[], currency: Currency) => {
  const zero = exactly(nothing(currency));
  return {
    subtotal: lines.map(grossOf).reduce(add, zero),
    discount: lines.map(discountOf).reduce(add, zero),
  };
};

/** The goods as every screen shows them: each component is rounded once, and `cost` is the remainder. */
export type GoodsAmounts = Readonly<Record<'subtotal' | 'discount' | 'cost', Money>>;

export function goodsAmounts(lines: readonly PricedLine[], currency: Currency): GoodsAmounts {
  const exact = exactGoods(lines, currency);
  const [subtotal, discount] = [round(exact.subtotal), round(exact.discount)];
  return { subtotal, discount, cost: minus(subtotal, discount) };
}

/** One piece after its discount, as a card shows it. */
export const unitAmountOf = (line: Pick<PricedLine, 'unitPrice' | 'discount'>): Money =>
  round(subtract(exactly(line.unitPrice), discountOn(line.unitPrice, 1, line.discount)));

/** In food, the chosen values add to the price of the dish. */
export const withValues = (base: Money, values: readonly { readonly price: Money }[]): Money =>
  values.reduce((total, { price }) => plus(total, price), base);
