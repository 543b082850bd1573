import type { TripClaim, TripId } from '#domain/rental/trip.ts';

/**
 * What this tab knows of trips that were booked or followed in it, so that neither a reload nor a link
 * needs the phone number in the address.
 */
export interface KnownTrips {
  saveClaim(claim: TripClaim): void;
  /** The phone number given with a trip, where it is known here. */
  phoneOf(id: TripId): string | null;
}
