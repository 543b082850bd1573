import { isLess, isMore, type Money } from '#domain/kernel/money.ts';

/** Cash is taken up to a maximum; a missing or zero maximum means none. */
export const isAboveCashLimit = (total: Money, limit: Money | null): boolean =>
  limit !== null && limit.minor > 0 && isMore(total, limit);

/** The store's minimum is held against the undiscounted goods. */
export const isBelowMinimum = (subtotal: Money, minimum: Money): boolean =>
  isLess(subtotal, minimum);

export const LONGEST_NOTE = 300;
