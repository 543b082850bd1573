import type { Known } from '#application/account/known.port.ts';
import type { BookedTrip } from '#domain/rental/booked-trip.ts';
import type { TripId } from '#domain/rental/trip.ts';

export type KnownTrips = Known<TripId, BookedTrip>;
