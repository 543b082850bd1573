import type { Instant } from '#domain/kernel/instant.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { TripId, TripPaymentMethod } from './trip.ts';

/** A trip that was just booked, as far as it is known without a call. */
export type BookedTrip = {
  readonly id: TripId;
  readonly providerName: string;
  readonly pickupAt: Instant;
  readonly total: Money;
  readonly method: TripPaymentMethod;
  /** Given with the trip: proves that the trip is a guest's own. */
  readonly phone: string;
};
