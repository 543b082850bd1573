import { isLess, type Money } from '#domain/kernel/money.ts';

/** The minimum applies to the undiscounted goods. */
export const isBelowMinimum = (subtotal: Money, minimum: Money): boolean =>
  isLess(subtotal, minimum);

export const LONGEST_NOTE = 300;
