import { compare, isMore, type Money } from '#domain/kernel/money.ts';

/** A missing or zero limit means no maximum. */
export const isAboveCashLimit = (total: Money, limit: Money | null): boolean =>
  limit !== null && limit.minor > 0 && isMore(total, limit);

/** Null for no limit. */
export type CashOrder = { readonly total: Money; readonly limit: Money | null };

/** Each order is paid separately, so the smallest limit applies to the largest order. */
export function cashLimitOf(orders: readonly CashOrder[]): {
  readonly limit: Money | null;
  readonly exceeded: boolean;
} {
  const limit = orders.flatMap((order) => order.limit ?? []).toSorted(compare)[0] ?? null;
  return { limit, exceeded: orders.some(({ total }) => isAboveCashLimit(total, limit)) };
}
