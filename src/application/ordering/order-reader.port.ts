import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Page } from '#application/kernel/query.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { OrderId } from '#domain/ordering/order.ts';
import type { OrderStatus, OrderType } from '#domain/ordering/order-status.ts';

export type OrderSummaryRow = {
  readonly id: OrderId;
  readonly status: OrderStatus;
  readonly type: OrderType;
  readonly storeName: string;
  readonly storeLogo: string;
  readonly total: Money;
  readonly lineCount: number;
  readonly placedAt: Instant;
};

/** A signed-in customer's own orders, newest first, ten a page. */
export interface OrderReader {
  list(
    which: 'running' | 'history',
    page: number,
  ): Promise<Result<Page<OrderSummaryRow>, CallFailure>>;
}
