import { sql } from 'kysely';
import { LAST_ROW_ID } from '#server/kernel/paging.ts';
import { batched } from '#server/kernel/batched.ts';
import type { Db } from '#server/kernel/database.ts';

/** Facts that prove a claim, and a mark that changes with everything that tracking shows of the order. */
export type MarkedOrder = {
  readonly id: number;
  readonly owner: string;
  readonly contact_phone: string;
  readonly mark: string;
};

/** Reads marks of orders; those of concurrent calls in one statement. */
export function createOrderMarks(db: Db): (order: number) => Promise<MarkedOrder | undefined> {
  const read = batched((orders: readonly number[]) => marksOf(db, orders));
  return (order) => read(Math.min(order, LAST_ROW_ID));
}

/**
 * A row that is replaced has another `xmin`. Stores are replaced with each of their orders, so their shown columns count
 * instead.
 */
async function marksOf(
  db: Db,
  orders: readonly number[],
): Promise<ReadonlyMap<number, MarkedOrder>> {
  const { rows } = await sql<MarkedOrder>`
    select orders.id, orders.owner, orders.contact_phone, concat(
      orders.xmin, ' ', courier_position.xmin, ' ', parcel.xmin, ' ', parcel_category.xmin, ' ', module.xmin, ' ',
      (select string_agg(order_event.xmin::text, ',' order by status) from order_event where order_id = orders.id), ' ',
      (select string_agg(order_line.xmin::text, ',' order by id) from order_line where order_id = orders.id), ' ',
      (select string_agg(order_prescription.xmin::text, ',' order by position)
        from order_prescription where order_id = orders.id), ' ',
      (select string_agg(translation.xmin::text, ',' order by field, language)
        from translation where entity = 'store' and entity_id = orders.store_id), ' ',
      (select string_agg(translation.xmin::text, ',' order by field, language)
        from translation where entity = 'parcel_category' and entity_id = parcel.category_id), ' ',
      md5(row(store.name, store.address, store.phone, store.logo, store.lat, store.lng,
        store.delivery_minutes_from, store.delivery_minutes_to)::text)
    ) as mark
    from orders
      join module on module.id = orders.module_id
      left join store on store.id = orders.store_id
      left join courier_position on courier_position.order_id = orders.id
      left join parcel on parcel.order_id = orders.id
      left join parcel_category on parcel_category.id = parcel.category_id
    where orders.id = any(${[...orders]}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
