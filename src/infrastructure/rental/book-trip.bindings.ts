import type { Clock } from '#application/kernel/clock.port.ts';
import { provide } from '#application/kernel/provide.ts';
import type { ReadModels } from '#application/kernel/read-models.port.ts';
import { createPlaceOrders } from '#application/ordering/place-orders.use-case.ts';
import type { PlacementKeys } from '#application/account/placement-keys.port.ts';
import { placingSlotsOf } from '#application/ordering/placing/machine.ts';
import { createRecallUnanswered } from '#application/account/recall-unanswered.ts';
import type { Booking } from '#application/rental/booking.ts';
import { bookTripMachine } from '#application/rental/book-trip/machine.ts';
import { bookTripSlots } from '#application/rental/book-trip/setup.ts';
import type { KnownTrips } from '#application/rental/known-trips.port.ts';
import { createQuoteTrip } from '#application/rental/quote-trip.use-case.ts';
import type { TripCartGateway } from '#application/rental/trip-cart-gateway.port.ts';
import type { TripGateway } from '#application/rental/trip-gateway.port.ts';
import { createWatchRenting } from '#application/rental/watch-renting.ts';
import type { TripDraft } from '#domain/rental/trip-draft.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import type { DraftKind } from '#infrastructure/account/session-placement-keys.adapter.ts';
import {
  placeTrip,
  placeTripsActor,
  quoteTripActor,
  requoteTripActor,
} from './book-trip-actors.ts';

/** There is one trip cart: a later booking replaces any earlier one. */
export const TRIP_DRAFTS: DraftKind<TripDraft> = {
  name: KEYS.bookingKeys,
  replaces: () => true,
  isDraft: (value) => {
    const { providerId, total, contact, pickupAt } = value as Partial<TripDraft>;
    return (
      typeof providerId === 'number' &&
      typeof pickupAt === 'number' &&
      typeof total?.minor === 'number' &&
      typeof contact?.phone === 'string'
    );
  },
};

export function provideBookTrip(
  trips: TripGateway,
  carts: TripCartGateway,
  keys: PlacementKeys<TripDraft>,
  known: KnownTrips,
  clock: Clock,
  reads: ReadModels,
): typeof bookTripMachine {
  const quoteTrip = createQuoteTrip(carts);
  const placeTrips = createPlaceOrders<Booking>({ place: placeTrip(trips), keys, known });
  return provide(bookTripMachine, bookTripSlots, {
    actors: {
      watchRenting: createWatchRenting(clock),
      recallUnanswered: createRecallUnanswered(keys),
      takeQuote: quoteTripActor(quoteTrip),
      place: provide(bookTripSlots.actors.place, placingSlotsOf<Booking>(), {
        actors: {
          takeQuote: requoteTripActor(quoteTrip),
          placeOrders: placeTripsActor(placeTrips),
        },
        effects: {
          refreshReads: () => reads.stale(['trips', 'vehicles']),
          abandonOrders: (_, drafts) => {
            for (const draft of drafts) keys.settle(draft);
          },
        },
      }),
    },
    effects: {},
  });
}
