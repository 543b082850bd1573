import { money, type Currency } from '#domain/kernel/money.ts';
import { isAboveCashLimit } from '#domain/pricing/cash-limit.ts';
import { isCanceledBy, type Claim } from '#server/account/claim.ts';
import type { Db } from '#server/kernel/database.ts';
import { holdAccount, type Customer } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { paymentAt } from '#server/payment/payments.ts';
import { payFromWallet } from '#server/wallet/paid-ahead.ts';
import { isPayable, settleMoney } from './order-money.ts';
import { cashLimitOf } from './order-store.ts';
import type { OrderingRules } from './rules.ts';
import { enterStatus, lockOrder } from './status.ts';
import * as errorMessages from './error-messages.ts';

export type PaymentMethod = 'digital_payment' | 'wallet' | 'cash_on_delivery';
type PaymentRequest = {
  readonly claim: Claim;
  /** Null for a guest, and with only a phone number as proof. */
  readonly customer: Customer | null;
  readonly method: PaymentMethod;
  /** Return address from the gateway. */
  readonly callback: string;
};
type Locked = Awaited<ReturnType<typeof lockOrder>>;

/**
 * Pays an unpaid order, or one with a failed payment if its goods and delivery slot are still available.
 * Returns the payment to make at the gateway; null for none. A paid order stays paid. Locks the account
 * against deletion, as the order names its owner.
 */
export const payOrder = (
  db: Db,
  request: PaymentRequest,
  rules: OrderingRules,
): Promise<string | null> =>
  inTransaction(db, `order ${request.claim.id}`, async (transaction) => {
    const now = new Date(rules.now);
    if (request.customer) await holdAccount(transaction, request.customer);
    const order = await lockOrder(transaction, request.claim.id);
    if (!isCanceledBy(order, request.claim)) throw httpError(404, 'order', errorMessages.NOT_FOUND);
    if (order.payment_status === 'paid') return null;
    requireInTime(order, now);
    if (request.method === 'digital_payment') return atGateway(transaction, order, request, rules);
    if (request.method === 'wallet') await fromWallet(transaction, order, request.claim, rules);
    else await inCash(transaction, order, rules);
    return null;
  });

function requireInTime(order: Locked, now: Date): void {
  const { status, schedule_at: slot } = order;
  const isPassed = status === 'failed' && slot !== null && slot <= now;
  if (isPassed) throw httpError(403, 'schedule', errorMessages.NO_SUCH_SLOT);
  if (!isPayable(order, now)) throw httpError(403, 'payment', errorMessages.NOT_PAYABLE);
}

async function atGateway(
  db: Db,
  order: Locked,
  { callback }: PaymentRequest,
  { now, settings }: OrderingRules,
): Promise<string> {
  if (!settings.ordering.digitalPayment)
    throw httpError(403, 'payment_method', errorMessages.NOT_OFFERED);
  const at = new Date(now);
  if (order.status === 'failed') await enterStatus(db, order, 'pending', at);
  const purpose = { order_id: order.id };
  return paymentAt(db, { purpose, amount: order.total, callback }, at);
}

async function fromWallet(db: Db, order: Locked, claim: Claim, rules: OrderingRules) {
  const { id, owner, customer_id: customer, total } = order;
  if (customer === null || owner !== claim.customer || !rules.settings.rewards.wallet) {
    throw httpError(403, 'payment_method', errorMessages.NOT_OFFERED);
  }
  const at = new Date(rules.now);
  const isPaid = await payFromWallet(db, { kind: 'order', id, customer, total }, at);
  if (!isPaid) throw httpError(203, 'wallet_balance', errorMessages.WALLET_TOO_LOW);
  await goOn(db, order, { method: 'wallet', isPaid: true }, at);
}

async function inCash(db: Db, order: Locked, { currency, settings, now }: OrderingRules) {
  if (!settings.ordering.cashOnDelivery)
    throw httpError(403, 'payment_method', errorMessages.NOT_OFFERED);
  const limit = await cashLimit(db, order, currency);
  if (limit !== null && isAboveCashLimit(money(order.total, currency), limit)) {
    const spelled = errorMessages.spelled(limit, settings.money);
    throw httpError(403, 'cash_limit', errorMessages.ABOVE_CASH_LIMIT(spelled));
  }
  await goOn(db, order, { method: 'cash_on_delivery', isPaid: false }, new Date(now));
}

/** Now the store sees it. */
async function goOn(
  db: Db,
  order: Locked,
  paid: { readonly method: string; readonly isPaid: boolean },
  at: Date,
): Promise<void> {
  await settleMoney(db, order, paid, at);
  if (order.status !== 'failed') return;
  const payment_status = paid.isPaid ? 'paid' : 'unpaid';
  const settled = { ...order, payment_method: paid.method, payment_status, payment_due_at: null };
  await enterStatus(db, settled, 'pending', at);
}

/** Maximum in cash in its zone; null for no limit. */
export async function cashLimit(
  db: Db,
  { zone_id, module_id }: { readonly zone_id: number; readonly module_id: number },
  currency: Currency,
) {
  const zone = await db
    .selectFrom('zone_module')
    .select('maximum_cod')
    .where('zone_id', '=', zone_id)
    .where('module_id', '=', module_id)
    .executeTakeFirst();
  return zone ? cashLimitOf(zone, currency) : null;
}
