import { inAnyModule, type Page, type Query, type ReadScope } from '#application/kernel/query.ts';
import type { OrderId } from '#domain/ordering/order.ts';
import type { OrderReviews } from '#domain/ordering/order-reviews.ts';
import type { OrderReviewing } from './order-reviews.port.ts';
import type { PrescriptionId } from '#domain/ordering/prescription.ts';
import type { Prescriptions } from './prescriptions.port.ts';
import type { PastOrder, OrderReader, OrderSummaryRow } from './order-reader.port.ts';

export type OrderQueries = ReturnType<typeof createOrderQueries>;

export function createOrderQueries(
  orders: OrderReader,
  reviewing: Pick<OrderReviewing, 'of'>,
  prescriptions: Pick<Prescriptions, 'image'>,
) {
  return {
    list: (
      scope: ReadScope,
      which: 'running' | 'history',
      page: number,
    ): Query<Page<OrderSummaryRow>> => ({
      key: ['orders', scope, which, page],
      read: () => orders.list(which, page),
    }),
    had: (scope: ReadScope): Query<readonly PastOrder[]> => ({
      key: ['orders', scope, 'had'],
      read: () => orders.had(),
    }),
    reviews: (scope: ReadScope, order: OrderId): Query<OrderReviews> => ({
      key: ['orders', inAnyModule(scope), 'reviews', order],
      read: () => reviewing.of(order),
    }),
    prescription: (scope: ReadScope, id: PrescriptionId): Query<string> => ({
      key: ['orders', inAnyModule(scope), 'prescription', id],
      read: () => prescriptions.image(id),
    }),
  };
}
