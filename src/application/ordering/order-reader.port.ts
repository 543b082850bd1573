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
  /** True while the store waits for a payment at the gateway. */
  readonly isLeftUnpaid: boolean;
  readonly storeName: string;
  readonly storeLogo: string;
  readonly total: Money;
  readonly lineCount: number;
  readonly placedAt: Instant;
};

/** A delivered order, reduced to what identifies it. */
export type PastOrder = {
  readonly id: OrderId;
  readonly storeName: string;
  readonly storeLogo: string;
  /** Names of its first items. */
  readonly itemNames: readonly string[];
  readonly lineCount: number;
  readonly total: Money;
  readonly placedAt: Instant;
};

export interface OrderReader {
  /**
   * Delivered orders from stores of the module that deliver to the place, newest first, without
   * duplicates.
   */
  had(): Promise<Result<readonly PastOrder[], CallFailure>>;
  /** Newest first, 10 per page. */
  list(
    which: 'running' | 'history',
    page: number,
  ): Promise<Result<Page<OrderSummaryRow>, CallFailure>>;
}
