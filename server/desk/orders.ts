import { sql } from 'kysely';
import type { OrderStatus } from '#domain/ordering/order-status.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import { httpError } from '#server/kernel/http-error.ts';
import * as courier from '#server/ordering/courier.ts';
import * as ordering from '#server/ordering/status.ts';

/** Sets the next status of an order. Picking up starts its courier. */
export async function advanceOrder({ db, now }: ServerContext, id: number): Promise<OrderStatus> {
  const next = await ordering.advanceOrder(db, id, now());
  if (next === 'picked_up') await courier.moveCourier(db, id, now());
  if (!next) throw httpError(409, 'order_status', `Order ${id} has its last status`);
  return next;
}

/** Sets any status of an order, as its store could. Picking up starts its courier. */
export async function setOrderStatus(
  { db, now }: ServerContext,
  id: number,
  status: OrderStatus,
): Promise<OrderStatus> {
  const entered = await ordering.setOrderStatus(db, id, status, now());
  if (entered === 'picked_up') await courier.moveCourier(db, id, now());
  return entered;
}

/** Moves the courier of an order one step towards the door. */
export async function moveCourier({ db, now }: ServerContext, id: number): Promise<GeoPoint> {
  const point = await courier.moveCourier(db, id, now());
  if (!point) throw httpError(409, 'order_status', `Order ${id} has no courier`);
  return point;
}

/** The newest orders, without those that await payment, which stores do not see. */
export const newestOrders = ({ db }: ServerContext) =>
  db
    .selectFrom('orders')
    .leftJoin('store', 'store.id', 'orders.store_id')
    .leftJoin('parcel', 'parcel.order_id', 'orders.id')
    .leftJoin('parcel_category', 'parcel_category.id', 'parcel.category_id')
    .select([
      'orders.id',
      'orders.status',
      'orders.type',
      'orders.contact_name',
      'orders.contact_phone',
    ])
    .select(({ fn, val }) => fn.coalesce('store.name', 'parcel_category.name', val('')).as('name'))
    .select(
      sql<string[]>`(
        select coalesce(array_agg(prescription_id::text order by position), '{}')
        from order_prescription where order_id = orders.id
      )`.as('prescriptions'),
    )
    .where((where) =>
      where.or([
        where('orders.payment_due_at', 'is', null),
        where('orders.payment_status', '=', 'paid'),
      ]),
    )
    .orderBy('orders.id', 'desc')
    .limit(20)
    .execute();
