import type { WirePayable } from '#contract/payment.ts';
import { money, toDecimal } from '#domain/kernel/money.ts';
import { tripPaymentMethods } from '#domain/rental/trip-payment.ts';
import { isTripFinal } from '#domain/rental/trip-status.ts';
import { isCanceledBy, type Claim } from '#server/account/claim.ts';
import type { Db } from '#server/kernel/database.ts';
import { holdAccount, type Customer } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import type { StoredSettings } from '#server/kernel/settings.ts';
import { paymentAt } from '#server/payment/payments.ts';
import { stageFor } from '#server/payment/stage.ts';
import { balanceOf } from '#server/wallet/ledger.ts';
import { payFromWallet } from '#server/wallet/paid-ahead.ts';
import type { BookingRules, TripPaymentMethod } from './book-trip.ts';
import { isPayable, settleMoney, type TripMoney } from './trip-money.ts';
import { enterTripStatus, lockTrip } from './trip-status.ts';
import * as errorMessages from './error-messages.ts';

type PaymentRequest = {
  readonly claim: Claim;
  /** Null for a guest, and with only a phone number as proof. */
  readonly customer: Customer | null;
  readonly method: TripPaymentMethod;
  /** Return address from the gateway. */
  readonly callback: string;
};
type Rules = Pick<BookingRules, 'now' | 'settings'>;
type Locked = Awaited<ReturnType<typeof lockTrip>>;

/** Refuses payment methods that are off, or not for guests. */
export function requireMethod(
  method: TripPaymentMethod,
  isCustomer: boolean,
  { ordering, rewards }: StoredSettings,
): void {
  const byOwner = { digitalPayment: ordering.digitalPayment, wallet: rewards.wallet };
  const offered: readonly TripPaymentMethod[] = tripPaymentMethods(byOwner, isCustomer);
  if (!offered.includes(method))
    throw httpError(403, 'payment_method', errorMessages.METHOD_NOT_OFFERED);
}

/**
 * Pays an unpaid trip, or one with a failed payment if its vehicles are still free. Returns the payment to
 * make at the gateway; null for none. A paid trip stays paid. Locks the account against deletion, as the trip
 * names its owner.
 */
export const payTrip = (
  db: Db,
  { claim, ...request }: PaymentRequest,
  rules: Rules,
): Promise<string | null> =>
  inTransaction(db, `trip ${claim.id}`, async (transaction) => {
    if (request.customer) await holdAccount(transaction, request.customer);
    const trip = await lockTrip(transaction, claim.id);
    if (!isCanceledBy(trip, claim)) throw httpError(404, 'trip', errorMessages.TRIP_NOT_FOUND);
    if (isTripFinal(trip.status)) throw httpError(403, 'trip_status', errorMessages.TRIP_OVER);
    if (trip.payment_status === 'paid') return null;
    const isOwn = trip.customer_id !== null && trip.owner === claim.customer;
    requireMethod(request.method, isOwn, rules.settings);
    requireInTime(trip, request.method, rules.now);
    if (request.method === 'digital_payment') return atGateway(transaction, trip, request, rules);
    if (request.method === 'wallet') await fromWallet(transaction, trip, rules);
    else await goOn(transaction, trip, { method: request.method, isPaid: false }, rules.now);
    return null;
  });

/** Cash is possible at any time, unless a payment deadline has passed. */
function requireInTime(trip: Locked, method: TripPaymentMethod, now: Date): void {
  const isPassed = trip.status === 'payment_failed' && trip.pickup_at <= now;
  if (isPassed) throw httpError(403, 'schedule', errorMessages.PICKUP_PASSED);
  const isForCash = method === 'cash_payment' && trip.payment_due_at === null;
  if (!isForCash && !isPayable(trip, now))
    throw httpError(403, 'payment', errorMessages.TRIP_NOT_PAYABLE);
}

async function atGateway(
  db: Db,
  trip: Locked,
  { callback }: Pick<PaymentRequest, 'callback'>,
  { now }: Rules,
): Promise<string> {
  if (trip.status === 'payment_failed') await enterTripStatus(db, trip, 'pending', now);
  return paymentAt(db, { purpose: { trip_id: trip.id }, amount: trip.total, callback }, now);
}

async function fromWallet(db: Db, trip: Locked, { now }: Rules): Promise<void> {
  const { id, customer_id: customer, total } = trip;
  const isPaid =
    customer !== null && (await payFromWallet(db, { kind: 'trip', id, customer, total }, now));
  if (!isPaid) throw httpError(203, 'wallet_balance', errorMessages.WALLET_TOO_LOW);
  await goOn(db, trip, { method: 'wallet', isPaid: true }, now);
}

/** Now the provider sees it. */
async function goOn(
  db: Db,
  trip: Locked,
  paid: { readonly method: string; readonly isPaid: boolean },
  now: Date,
): Promise<void> {
  await settleMoney(db, trip, paid, now);
  if (trip.status !== 'payment_failed') return;
  const payment_status = paid.isPaid ? 'paid' : 'unpaid';
  const settled = { ...trip, payment_method: paid.method, payment_status, payment_due_at: null };
  await enterTripStatus(db, settled, 'pending', now);
}

/** Payment state of a trip, and the methods that are still possible. */
export async function payableTrip(
  db: Db,
  trip: TripMoney,
  { isOwn, rules }: { readonly isOwn: boolean; readonly rules: BookingRules },
): Promise<WirePayable> {
  const { now, currency, settings } = rules;
  const { status, payment_method: method, customer_id: customer, total } = trip;
  const isInCash =
    method === 'cash_payment' && status !== 'canceled' && status !== 'payment_failed';
  const methods: WirePayable['methods'] = [];
  if (isPayable(trip, now)) {
    if (settings.ordering.digitalPayment) {
      methods.push({ method: 'digital_payment', available: true, limit: null });
    }
    if (isOwn && customer !== null && settings.rewards.wallet) {
      const balance = await balanceOf(db, 'wallet', customer);
      const limit = toDecimal(money(balance, currency));
      methods.push({ method: 'wallet', available: total <= balance, limit });
    }
    methods.push({ method: 'cash', available: true, limit: null });
  }
  return {
    stage: await stageFor(db, { purpose: 'trip_id', ...trip, isInCash }, now.getTime()),
    amount: toDecimal(money(total, currency)),
    due_at: trip.payment_due_at?.toISOString() ?? null,
    methods,
  };
}
