import { later, type Instant } from '#domain/kernel/instant.ts';
import { PAYMENT_WAITS, type Due } from '#domain/payment/due.ts';
import type { Trip } from './trip.ts';
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

/** It was to be paid at the gateway and is not: the page that follows it says how that stands. */
export const isLeftUnpaid = ({
  status,
  isPaid,
  paymentMethod,
}: Pick<Trip, 'status' | 'isPaid' | 'paymentMethod'>): boolean =>
  paymentMethod === 'digital_payment' && !isPaid && positionOf(status) !== 'past';
