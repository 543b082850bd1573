import { nextStatus, type OrderStatus } from '#domain/ordering/order-status.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { problem } from '#server/kernel/problem.ts';

/** Moves an order one step forward on its way. */
export async function advanceOrder(context: ServerContext, id: number): Promise<OrderStatus> {
  const order = await orderNamed(context, id);
  const next = nextStatus(order.status, order.type);
  if (!next) throw problem(409, 'order_status', `Order ${id} is at the end of its way`);
  await setOrderStatus(context, id, next);
  return next;
}

/** Puts an order into any status, as if the store had. */
export async function setOrderStatus(
  context: ServerContext,
  id: number,
  status: OrderStatus,
): Promise<void> {
  const order = await orderNamed(context, id);
  const payment_status = status === 'delivered' ? 'paid' : order.payment_status;
  await context.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('orders')
      .set({ status, payment_status })
      .where('id', '=', id)
      .execute();
    await transaction
      .insertInto('order_event')
      .values({ order_id: id, status, at: context.now() })
      .onConflict((conflict) =>
        conflict.columns(['order_id', 'status']).doUpdateSet({ at: context.now() }),
      )
      .execute();
  });
}

async function orderNamed({ db }: ServerContext, id: number) {
  const order = await db
    .selectFrom('orders')
    .select(['status', 'type', 'payment_status'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!order) throw problem(404, 'order', `There is no order ${id}`);
  return order;
}

/** The newest orders, for the desk's page. */
export const newestOrders = ({ db }: ServerContext) =>
  db
    .selectFrom('orders')
    .innerJoin('store', 'store.id', 'orders.store_id')
    .select(['orders.id', 'orders.status', 'orders.type', 'orders.contact_name', 'store.name'])
    .orderBy('orders.id', 'desc')
    .limit(20)
    .execute();
