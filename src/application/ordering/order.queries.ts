import { inAnyModule, queriesOf, type Page, type Read } from '#application/kernel/query.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { OrderId } from '#domain/ordering/order.ts';
import type { OrderReviews } from '#domain/ordering/order-reviews.ts';
import type { OrderStatus, PlacedOrderType } from '#domain/ordering/order-status.ts';
import type { PrescriptionId } from '#domain/ordering/prescription.ts';

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
  /** Newest first, 10 per page. */
  list(which: 'running' | 'history', page: number): Read<Page<OrderSummaryRow>>;
  /**
   * Delivered orders from stores of the module that deliver to the place, newest first, without
   * duplicates.
   */
  pastOrders(): Read<readonly PastOrder[]>;
  reviews(order: OrderId): Read<OrderReviews>;
  /** The image of a prescription as a URL that a page can show. */
  prescription(id: PrescriptionId): Read<string>;
}

export type OrderQueries = ReturnType<typeof createOrderQueries>;

export const createOrderQueries = ({ list, pastOrders, reviews, prescription }: OrderReader) => ({
  ...queriesOf({ list, pastOrders }, 'orders'),
  ...queriesOf({ reviews, prescription }, 'orders', inAnyModule),
});
