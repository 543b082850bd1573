import { later, type Instant } from '#domain/kernel/instant.ts';
import { PAYMENT_WAITS, type Due } from '#domain/payment/due.ts';
import type { TripStatus } from './trip-status.ts';

/** How far a trip is, for the one who is to be paid. */
export const positionOf = (status: TripStatus): Due['position'] =>
  status === 'pending' ? 'waiting' : status === 'payment_failed' ? 'failed' : 'past';

/** Until when a trip may be paid at the gateway: no longer than until it begins. */
export function paymentDueAt(bookedAt: Instant, pickupAt: Instant): Instant {
  const due = later(bookedAt, PAYMENT_WAITS);
  return due < pickupAt ? due : pickupAt;
}
