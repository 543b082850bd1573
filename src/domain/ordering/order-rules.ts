import { isLess, type Money } from '#domain/kernel/money.ts';

/** The store's minimum is held against the undiscounted goods. */
export const isBelowMinimum = (subtotal: Money, minimum: Money): boolean =>
  isLess(subtotal, minimum);

export const LONGEST_NOTE = 300;
