import { parsePhone } from '#domain/account/contact.ts';
import { isFinal, ORDER_STATUSES } from '#domain/ordering/order-status.ts';
import { listed, total } from '#server/catalogue/listed.ts';
import type { Db } from '#server/kernel/database.ts';
import type { PageQuery } from '#server/kernel/paging.ts';
import { problem } from '#server/kernel/problem.ts';
import { orderOf, orderRows, type OrderRow } from './order-row.ts';
import { NOT_FOUND } from './words.ts';

/** Who says that an order is theirs, and how they would know. */
export type Claim = {
  readonly id: number;
  readonly owners: readonly string[];
  readonly phone: string | null;
};

/** The order, for its owner or for whoever knows its phone number. All others learn nothing. */
export async function claimedOrder(db: Db, { id, owners, phone }: Claim): Promise<OrderRow> {
  const order = await orderOf(db, id);
  const isTheirs =
    order && (owners.includes(order.owner) || isSamePhone(phone, order.contact_phone));
  if (!isTheirs) throw problem(404, 'order', NOT_FOUND);
  return order;
}

/** However it is written down; a plus sign that an address bar took for a space is forgiven. */
function isSamePhone(given: string | null, known: string): boolean {
  const phone = given && (parsePhone(given) ?? parsePhone(`+${given.trim()}`));
  return Boolean(phone) && phone === parsePhone(known);
}

const FINAL = ORDER_STATUSES.filter(isFinal);

/** An owner's orders, newest first: those on their way, or those that are over. */
export const ordersOf = (db: Db, owner: string, which: 'running' | 'history', page: PageQuery) =>
  listed(
    orderRows(db)
      .select(total)
      .where('orders.owner', '=', owner)
      .where('orders.status', which === 'running' ? 'not in' : 'in', FINAL)
      .orderBy('orders.created_at', 'desc')
      .orderBy('orders.id', 'desc'),
    page,
  );
