import { money } from '#domain/kernel/money.ts';
import { pointsFor } from '#domain/wallet/points.ts';
import { hasOrderedBefore } from '#server/account/former-uses.ts';
import { isVerified } from '#server/account/verified-customer.ts';
import { customerOwner } from '#server/kernel/principal.ts';
import type { Db } from '#server/kernel/database.ts';
import { readSettings, type StoredSettings } from '#server/kernel/settings.ts';
import { book } from './ledger.ts';

export type RewardedOrder = {
  readonly id: number;
  /** Null for guests: they earn nothing, and the store refunds them. */
  readonly customer_id: number | null;
  /** Minor units. */
  readonly total: number;
  readonly payment_method: string;
  readonly payment_status: string;
};

/**
 * Books points for a delivered order, and the inviter's reward for a customer's first one. References make
 * repeats harmless.
 */
export async function rewardDelivery(db: Db, order: RewardedOrder, now: Date): Promise<void> {
  const { customer_id } = order;
  if (customer_id === null) return;
  const { rewards, money: amounts } = await readSettings(db);
  const own = { ...order, customer_id };
  if (rewards.points) await earnPoints(db, own, { rewards, money: amounts }, now);
  if (rewards.wallet && rewards.referrals) {
    if (!(await hadBefore(db, customer_id, order.id)))
      await thankInviter(db, customer_id, rewards, now);
  }
}

/** Books the inviter's reward if the customer's first order was delivered before the verification. */
export async function thankForFirstOrder(db: Db, customer: number, now: Date): Promise<void> {
  const { rewards } = await readSettings(db);
  if (!rewards.wallet || !rewards.referrals) return;
  if (await hadBefore(db, customer, 0)) await thankInviter(db, customer, rewards, now);
}

/**
 * Refunds an order's payment to the wallet, once. Wallet payments return there even after wallets were
 * switched off.
 */
export async function refundToWallet(db: Db, order: RewardedOrder, at: Date): Promise<void> {
  const { customer_id, payment_method, payment_status, total } = order;
  if (customer_id === null || payment_status !== 'paid' || total < 1) return;
  if (payment_method !== 'wallet' && !(await readSettings(db)).rewards.wallet) return;
  await book(db, 'wallet', {
    ...{ customer: customer_id, kind: 'order_refund', change: total },
    ...{ reference: String(order.id), at },
  });
}

type Own = RewardedOrder & { readonly customer_id: number };

async function earnPoints(
  db: Db,
  order: Own,
  { rewards, money: { code, digits } }: Pick<StoredSettings, 'rewards' | 'money'>,
  at: Date,
): Promise<void> {
  const points = pointsFor(money(order.total, { code, digits }), rewards.pointsPercent);
  if (points < 1) return;
  await book(db, 'points', {
    ...{ customer: order.customer_id, kind: 'order_place', change: points },
    ...{ reference: String(order.id), at },
  });
}

/**
 * Books the inviter's reward if the customer is verified and new, with no earlier account for the same
 * contact, and the inviter still has an account. The row lock serializes verification and delivery.
 */
async function thankInviter(
  db: Db,
  customer_id: number,
  { referralCredit }: StoredSettings['rewards'],
  at: Date,
): Promise<void> {
  const { invited_by, is_verified } = await db
    .selectFrom('customer')
    .select(['invited_by', isVerified.as('is_verified')])
    .where('id', '=', customer_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (invited_by === null || referralCredit < 1 || !is_verified) return;
  if (await hasOrderedBefore(db, customerOwner(customer_id))) return;
  await book(db, 'wallet', {
    ...{ customer: invited_by, kind: 'referrer', change: referralCredit },
    ...{ reference: String(customer_id), at },
  });
}

/** True if another order was delivered to this customer before, whatever its status now. */
async function hadBefore(db: Db, customer: number, order: number): Promise<boolean> {
  const other = await db
    .selectFrom('order_event')
    .innerJoin('orders', 'orders.id', 'order_event.order_id')
    .select('orders.id')
    .where('order_event.status', '=', 'delivered')
    .where('orders.customer_id', '=', customer)
    .where('orders.id', '<>', order)
    .executeTakeFirst();
  return other !== undefined;
}
