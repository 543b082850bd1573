import type { Page, Query, ReadScope } from '#application/kernel/query.ts';
import type { OrderReader, OrderSummaryRow } from './order-reader.port.ts';

export type OrderQueries = ReturnType<typeof createOrderQueries>;

/** The plain reads of a customer's orders. */
export function createOrderQueries(orders: OrderReader) {
  return {
    list: (
      scope: ReadScope,
      which: 'running' | 'history',
      page: number,
    ): Query<Page<OrderSummaryRow>> => ({
      key: ['orders', scope, which, page],
      read: () => orders.list(which, page),
    }),
  };
}
