import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Page } from '#application/kernel/query.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { OrderId } from '#domain/ordering/order.ts';
import type { OrderStatus, PlacedOrderType } from '#domain/ordering/order-status.ts';

export type OrderSummaryRow = {
  readonly id: OrderId;
  readonly status: OrderStatus;
  readonly type: PlacedOrderType;
  /** It was to be paid at the gateway, and the store waits for that. */
  readonly isLeftUnpaid: boolean;
  readonly storeName: string;
  readonly storeLogo: string;
  readonly total: Money;
  readonly lineCount: number;
  readonly placedAt: Instant;
};

/** An order that has come, as far as one knows it again by. */
export type PastOrder = {
  readonly id: OrderId;
  readonly storeName: string;
  readonly storeLogo: string;
  /** Of its first items. */
  readonly itemNames: readonly string[];
  readonly lineCount: number;
  readonly total: Money;
  readonly placedAt: Instant;
};

/** A signed-in customer's own orders. */
export interface OrderReader {
  /** What has come of stores of the module that deliver to the place, newest first, the same only once. */
  had(): Promise<Result<readonly PastOrder[], CallFailure>>;
  /** Newest first, ten a page. */
  list(
    which: 'running' | 'history',
    page: number,
  ): Promise<Result<Page<OrderSummaryRow>, CallFailure>>;
}
