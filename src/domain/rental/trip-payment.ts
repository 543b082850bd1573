import { later, type Instant } from '#domain/kernel/instant.ts';
import { isMore, type Money } from '#domain/kernel/money.ts';
import type { PaymentOption } from '#domain/ordering/quote.ts';
import { PAYMENT_WAITS, type Due } from '#domain/payment/due.ts';
import type { Trip, TripPaymentMethod } from './trip.ts';
import type { TripStatus } from './trip-status.ts';

/** How far a trip is, for the one who is to be paid. */
export const positionOf = (status: TripStatus): Due['position'] =>
  status === 'pending' ? 'waiting' : status === 'payment_failed' ? 'failed' : 'past';

/** Until when a trip may be paid at the gateway: no longer than until it begins. */
export function paymentDueAt(bookedAt: Instant, pickupAt: Instant): Instant {
  const due = later(bookedAt, PAYMENT_WAITS);
  return due < pickupAt ? due : pickupAt;
}

/** The ways that the owner has switched on. */
export type OfferedByOwner = { readonly digitalPayment: boolean; readonly wallet: boolean };

/** One list each: who asks again gets the same. */
const CASH = ['cash_payment'] as const;
const CASH_OR_ONLINE = [...CASH, 'digital_payment'] as const;
const CASH_OR_WALLET = [...CASH, 'wallet'] as const;
const ALL = [...CASH_OR_ONLINE, 'wallet'] as const;
export type OfferedMethod = (typeof ALL)[number];

/** The ways in which a trip can be paid. Guests have no wallet. */
export function tripPaymentMethods(
  { digitalPayment, wallet }: OfferedByOwner,
  isCustomer: boolean,
): readonly OfferedMethod[] {
  const hasWallet = wallet && isCustomer;
  if (digitalPayment) return hasWallet ? ALL : CASH_OR_ONLINE;
  return hasWallet ? CASH_OR_WALLET : CASH;
}

/** What a trip costs, and what there is in the wallet; null where there is none, or that is not known. */
export type TripToPay = { readonly total: Money; readonly walletBalance: Money | null };

/** Whether this trip can be paid so: the wallet pays all of it, or nothing. */
export const coversTrip = (
  method: TripPaymentMethod,
  { total, walletBalance }: TripToPay,
): boolean => method !== 'wallet' || walletBalance === null || !isMore(total, walletBalance);

export type TripPaymentOption = Omit<PaymentOption, 'method'> & { readonly method: OfferedMethod };

/** The ways to pay for this very amount; while that is not known, nothing speaks against any of them. */
export const tripPaymentOptions = (
  methods: readonly OfferedMethod[],
  toPay: TripToPay | null,
): readonly TripPaymentOption[] =>
  methods.map((method) => ({
    method,
    available: toPay === null || coversTrip(method, toPay),
    limit: method === 'wallet' ? (toPay?.walletBalance ?? null) : null,
  }));

/** It was to be paid at the gateway and is not: the page that follows it says how that stands. */
export const isLeftUnpaid = ({
  status,
  isPaid,
  paymentMethod,
}: Pick<Trip, 'status' | 'isPaid' | 'paymentMethod'>): boolean =>
  paymentMethod === 'digital_payment' && !isPaid && positionOf(status) !== 'past';
