import type { Known } from '#application/account/known.port.ts';
import type { BookedTrip } from '#domain/rental/booked-trip.ts';
import type { TripId } from '#domain/rental/trip.ts';

/** What this tab knows of trips that were booked or tracked in it. */
export type KnownTrips = Known<TripId, BookedTrip>;
