import type { Instant } from '#domain/kernel/instant.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { TripId, TripPaymentMethod } from './trip.ts';

/** A trip that was booked just now, as far as that is known without asking for it. */
export type BookedTrip = {
  readonly id: TripId;
  readonly providerName: string;
  readonly pickupAt: Instant;
  readonly total: Money;
  readonly method: TripPaymentMethod;
  /** Given with the trip: a guest proves by it that the trip is theirs. */
  readonly phone: string;
};
