import type { Money } from '#domain/kernel/money.ts';

/** Cash is taken up to a maximum; a missing or zero maximum means none. */
export const isAboveCashLimit = (total: Money, limit: Money | null): boolean =>
  limit !== null && limit.minor > 0 && total.minor > limit.minor;

/** The store's minimum is held against the undiscounted goods. */
export const isBelowMinimum = (subtotal: Money, minimum: Money): boolean =>
  subtotal.minor < minimum.minor;

export const LONGEST_NOTE = 300;
