import { isOver, ORDER_STATUSES } from '#domain/ordering/order-status.ts';
import { listed, total } from '#server/catalogue/listed.ts';
import type { Db } from '#server/kernel/database.ts';
import type { PageQuery } from '#server/kernel/paging.ts';
import { orderRows } from './order-row.ts';

const OVER = ORDER_STATUSES.filter(isOver);

/** An owner's orders, newest first: running ones or ended ones. */
export const ordersOf = (db: Db, owner: string, which: 'running' | 'history', page: PageQuery) =>
  listed(
    orderRows(db)
      .select(total)
      .where('orders.owner', '=', owner)
      .where('orders.status', which === 'running' ? 'not in' : 'in', OVER)
      .orderBy('orders.created_at', 'desc')
      .orderBy('orders.id', 'desc'),
    page,
  );
