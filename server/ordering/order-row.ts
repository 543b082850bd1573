import type { InferResult } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#server/kernel/database.ts';
import { translated, translationsOf } from '#server/kernel/translations.ts';
import { LAST_ROW_ID } from '#server/kernel/paging.ts';

/** Orders with their store, if any, their courier and the times of their statuses. */
export const orderRows = (db: Db) =>
  db
    .selectFrom('orders')
    .leftJoin('store', 'store.id', 'orders.store_id')
    .leftJoin('courier_position', 'courier_position.order_id', 'orders.id')
    .leftJoin('parcel', 'parcel.order_id', 'orders.id')
    .leftJoin('parcel_category', 'parcel_category.id', 'parcel.category_id')
    .innerJoin('module', 'module.id', 'orders.module_id')
    .selectAll('orders')
    .select([
      'store.name as store_name',
      translated('store').as('store_translations'),
      'store.address as store_address',
      'store.phone as store_phone',
      'store.logo as store_logo',
      'store.lat as store_lat',
      'store.lng as store_lng',
      'store.delivery_minutes_from',
      'store.delivery_minutes_to',
      'module.type as module_type',
      'courier_position.lat as courier_lat',
      'courier_position.lng as courier_lng',
      'courier_position.seen_at as courier_seen_at',
    ])
    .select([
      'parcel.charge_payer',
      'parcel.receiver_name',
      'parcel.receiver_phone',
      'parcel.receiver_address',
      'parcel.receiver_note',
      'parcel.receiver_lat',
      'parcel.receiver_lng',
      'parcel.grams',
      'parcel.centimetres',
      'parcel.value',
      'parcel.follow_token',
      'parcel.category_id as parcel_category_id',
      'parcel_category.name as parcel_category_name',
      'parcel_category.image as parcel_category_image',
      translated('parcel_category').as('parcel_category_translations'),
    ])
    .select((from) => [
      jsonArrayFrom(
        from
          .selectFrom('order_event')
          .select(['order_event.status', 'order_event.at'])
          .whereRef('order_event.order_id', '=', 'orders.id'),
      ).as('events'),
      from
        .selectFrom('order_line')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('order_line.order_id', '=', 'orders.id')
        .as('line_count'),
    ]);

export type OrderRow = InferResult<ReturnType<typeof orderRows>>[number];

export const orderOf = (db: Db, id: number): Promise<OrderRow | undefined> =>
  orderRows(db).where('orders.id', '=', Math.min(id, LAST_ROW_ID)).executeTakeFirst();

export const orderLinesOf = (db: Db, order: number) =>
  db
    .selectFrom('order_line')
    .selectAll()
    .select(translationsOf('order_line'))
    .where('order_id', '=', order)
    .orderBy('id')
    .execute();
export type OrderLineRow = Awaited<ReturnType<typeof orderLinesOf>>[number];
