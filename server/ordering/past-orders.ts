import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ModuleId } from '#domain/catalogue/module.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import { isAnyOf } from '#server/catalogue/listed.ts';
import type { Db } from '#server/kernel/database.ts';
import { translated, translationsOf } from '#server/kernel/translations.ts';

/** Maximum of past orders that are read, and of different ones that are shown. */
const LOOKED_AT = 40;
const MAX = 8;

type PastOrdersQuery = {
  readonly owner: string;
  readonly module: ModuleId;
  readonly zones: readonly ZoneId[];
};

/** Delivered orders, newest first; of orders with the same lines only the latest. */
export async function pastOrders(db: Db, { owner, module, zones }: PastOrdersQuery) {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('store', 'store.id', 'orders.store_id')
    .select(['orders.id', 'orders.total', 'orders.created_at', 'orders.store_id'])
    .select(['store.name', 'store.logo', translated('store').as('translations')])
    .select((from) =>
      jsonArrayFrom(
        from
          .selectFrom('order_line')
          .select(['order_line.item_id', 'order_line.quantity', 'order_line.name'])
          .select(translationsOf('order_line'))
          .whereRef('order_line.order_id', '=', 'orders.id')
          .orderBy('order_line.id'),
      ).as('lines'),
    )
    .where('orders.owner', '=', owner)
    .where('orders.module_id', '=', module)
    .where('orders.status', '=', 'delivered')
    .where('store.active', '=', true)
    .where(isAnyOf('store.zone_id', zones))
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(LOOKED_AT)
    .execute();
  const newest = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const contents = [
      row.store_id,
      ...row.lines.map(({ item_id: item, quantity }) => [item, quantity]),
    ];
    const same = JSON.stringify(contents);
    if (!newest.has(same)) newest.set(same, row);
  }
  return [...newest.values()].slice(0, MAX);
}
