import { compare, isMore, type Money } from '#domain/kernel/money.ts';

/** Cash is taken up to a maximum; a missing or zero maximum means none. */
export const isAboveCashLimit = (total: Money, limit: Money | null): boolean =>
  limit !== null && limit.minor > 0 && isMore(total, limit);

/** What one order costs, and the most that may be paid for it in cash; null for no limit. */
export type CashOrder = { readonly total: Money; readonly limit: Money | null };

/** Each order is paid by itself, so the smallest limit is held against the largest order. */
export function cashLimitOf(orders: readonly CashOrder[]): {
  readonly limit: Money | null;
  readonly exceeded: boolean;
} {
  const limit = orders.flatMap((order) => order.limit ?? []).toSorted(compare)[0] ?? null;
  return { limit, exceeded: orders.some(({ total }) => isAboveCashLimit(total, limit)) };
}
