import { add, exactly, multiply, round, subtract, type Exact } from '#domain/kernel/exact.ts';
import { plus, type Money } from '#domain/kernel/money.ts';
import { discountOn, type Discount } from './discount.ts';

/** What a price is made of, before any rounding. */
export type PricedLine = {
  /** Unit price with the chosen variation, before discount. */
  readonly unitPrice: Money;
  readonly quantity: number;
  readonly discount: Discount;
  readonly addOns: readonly { readonly price: Money; readonly quantity: number }[];
};

/**
 * Undiscounted: unit price × quantity, plus add-ons. Add-ons are counted by their own quantity and
 * are never discounted.
 */
export const grossOf = (line: PricedLine): Exact =>
  line.addOns.reduce(
    (total, { price, quantity }) => add(total, multiply(exactly(price), quantity)),
    multiply(exactly(line.unitPrice), line.quantity),
  );

export const discountOf = (line: PricedLine): Exact =>
  discountOn(line.unitPrice, line.quantity, line.discount);

/** What the line costs: (unit − discount) × quantity + add-ons. */
export const amountOf = (line: PricedLine): Money =>
  round(subtract(grossOf(line), discountOf(line)));

export const grossAmountOf = (line: PricedLine): Money => round(grossOf(line));

/** One piece with its discount taken off, as a card shows it. */
export const unitAmountOf = (line: Pick<PricedLine, 'unitPrice' | 'discount'>): Money =>
  amountOf({ ...line, quantity: 1, addOns: [] });

/** In food, the chosen values add to the price of the dish. */
export const withValues = (base: Money, values: readonly { readonly price: Money }[]): Money =>
  values.reduce((total, { price }) => plus(total, price), base);
