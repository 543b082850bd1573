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
  /** The customer who is signed in. */
  readonly customer: string | null;
  readonly guest: string | null;
  readonly phone: string | null;
};

type Claimed = Pick<OrderRow, 'owner' | 'contact_phone'>;

/** The order, for the customer or guest who placed it. Others learn nothing. */
export async function claimedOrder(db: Db, claim: Claim): Promise<OrderRow> {
  const order = await orderOf(db, claim.id);
  if (!order || !isKnownBy(order, claim)) throw problem(404, 'order', NOT_FOUND);
  return order;
}

/** Customers need no phone for an order of their own. All others need the right one: a wrong one is no help (D-07). */
export const isKnownBy = ({ owner, contact_phone }: Claimed, claim: Claim): boolean =>
  owner === claim.customer ||
  (claim.phone === null ? owner === claim.guest : isSamePhone(claim.phone, contact_phone));

/** The order of a customer is canceled by them alone: others may know its phone, to receive it. */
export const isCanceledBy = (order: Claimed, claim: Claim): boolean =>
  order.owner === claim.customer || (isGuest(order) && isKnownBy(order, claim));

const isGuest = ({ owner }: Claimed): boolean => owner.startsWith('guest:');

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
