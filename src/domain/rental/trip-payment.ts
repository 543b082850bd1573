import { later, type Instant } from '#domain/kernel/instant.ts';
import { isMore, type Money } from '#domain/kernel/money.ts';
import type { PaymentOption } from '#domain/ordering/quote.ts';
import { PAYMENT_WAITS, type Due } from '#domain/payment/due.ts';
import type { Trip, TripPaymentMethod } from './trip.ts';
import type { TripStatus } from './trip-status.ts';

export const positionOf = (status: TripStatus): Due['position'] =>
  status === 'pending' ? 'waiting' : status === 'payment_failed' ? 'failed' : 'past';

/** Deadline of the payment at the gateway: at the latest the start of the trip. */
export function paymentDueAt(bookedAt: Instant, pickupAt: Instant): Instant {
  const due = later(bookedAt, PAYMENT_WAITS);
  return due < pickupAt ? due : pickupAt;
}

export type OfferedByOwner = { readonly digitalPayment: boolean; readonly wallet: boolean };

/** Constants, so that repeated calls return the same list. */
const CASH = ['cash_payment'] as const;
const CASH_OR_ONLINE = [...CASH, 'digital_payment'] as const;
const CASH_OR_WALLET = [...CASH, 'wallet'] as const;
const ALL = [...CASH_OR_ONLINE, 'wallet'] as const;
export type OfferedMethod = (typeof ALL)[number];

/** Guests have no wallet. */
export function tripPaymentMethods(
  { digitalPayment, wallet }: OfferedByOwner,
  isCustomer: boolean,
): readonly OfferedMethod[] {
  const hasWallet = wallet && isCustomer;
  if (digitalPayment) return hasWallet ? ALL : CASH_OR_ONLINE;
  return hasWallet ? CASH_OR_WALLET : CASH;
}

/** The total of a trip, and the balance of the wallet; null without a wallet, or when unknown. */
export type TripToPay = { readonly total: Money; readonly walletBalance: Money | null };

/** True when this method can pay the whole trip: the wallet never pays a part. */
export const coversTrip = (
  method: TripPaymentMethod,
  { total, walletBalance }: TripToPay,
): boolean => method !== 'wallet' || walletBalance === null || !isMore(total, walletBalance);

export type TripPaymentOption = Omit<PaymentOption, 'method'> & { readonly method: OfferedMethod };

/** The methods for this amount; while it is unknown, all are available. */
export const tripPaymentOptions = (
  methods: readonly OfferedMethod[],
  toPay: TripToPay | null,
): readonly TripPaymentOption[] =>
  methods.map((method) => ({
    method,
    available: toPay === null || coversTrip(method, toPay),
    limit: method === 'wallet' ? (toPay?.walletBalance ?? null) : null,
  }));

/** True for an unpaid trip meant for the gateway: its tracking page shows the state of the payment. */
export const isLeftUnpaid = ({
  status,
  isPaid,
  paymentMethod,
}: Pick<Trip, 'status' | 'isPaid' | 'paymentMethod'>): boolean =>
  paymentMethod === 'digital_payment' && !isPaid && positionOf(status) !== 'past';
