import { createRecallUnanswered } from '#application/account/recall-unanswered.ts';
import { paths } from '#application/kernel/path.ts';
import { provide } from '#application/kernel/provide.ts';
import { createPlaceOrders, type Place } from '#application/ordering/place-orders.use-case.ts';
import { placingSlotsOf } from '#application/ordering/placing/machine.ts';
import { watchVisitorKind } from '#application/ordering/watch-visitor-kind.ts';
import { bookTripMachine } from '#application/rental/book-trip/machine.ts';
import { bookTripSlots } from '#application/rental/book-trip/setup.ts';
import type { Booking } from '#application/rental/booking.ts';
import { manageTripMachine, manageTripSlots } from '#application/rental/manage-trip/machine.ts';
import { createQuoteTrip } from '#application/rental/quote-trip.use-case.ts';
import type { TripGateway } from '#application/rental/trip-gateway.port.ts';
import { createTripQueries } from '#application/rental/trip.queries.ts';
import { createWatchRenting } from '#application/rental/watch-renting.ts';
import { ok } from '#domain/kernel/result.ts';
import type { TripDraft } from '#domain/rental/trip-draft.ts';
import {
  createPlacementKeys,
  type DraftKind,
} from '#infrastructure/account/placement-keys.storage.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import {
  CLOCK,
  CURRENT_SCOPE,
  NAVIGATOR,
  PLATFORM,
  READ_MODELS,
} from '#infrastructure/kernel/bindings.ts';
import { service, type Get } from '#infrastructure/kernel/service.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { watchPageActor } from '#infrastructure/kernel/watch-page.ts';
import { WIRE } from '#infrastructure/kernel/wire.bindings.ts';
import { providePay } from '#infrastructure/payment/bindings.ts';
import { createTripCartGateway } from './trip-cart.api.ts';
import { createTripGateway, createTripPayment } from './trips.api.ts';
import { createKnownTrips } from './known-trips.storage.ts';

const TRIP_GATEWAY = service((get) => createTripGateway(get(WIRE)));
const KNOWN_TRIPS = service((get) => createKnownTrips(get(PLATFORM).sessionStore));

export const RENTAL = service((get) => ({
  trips: createTripQueries(get(TRIP_GATEWAY)),
  bookTrip: provideBookTrip(get),
  payTrip: providePay(get, createTripPayment(get(WIRE), get(PLATFORM))),
  manageTrip: provideManageTrip(get),
  knownTrips: get(KNOWN_TRIPS),
}));

/** There is one trip cart: a later booking replaces any earlier one. */
const TRIP_DRAFTS: DraftKind<TripDraft> = {
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

function provideBookTrip(get: Get) {
  const reads = get(READ_MODELS);
  const { sessionStore: store, uuid } = get(PLATFORM);
  const customer = get(CURRENT_SCOPE).customerId;
  const keys = createPlacementKeys({ store, uuid, customer }, TRIP_DRAFTS);
  const place = placeTrip(get(TRIP_GATEWAY));
  const placeTrips = createPlaceOrders<Booking>({ place, keys, known: get(KNOWN_TRIPS) });
  const quoteTrip = createQuoteTrip(createTripCartGateway(get(WIRE)));
  return provide(bookTripMachine, bookTripSlots, {
    actors: {
      watchRenting: createWatchRenting(get(CLOCK)),
      recallUnanswered: createRecallUnanswered(keys),
      takeQuote: fromCall(quoteTrip),
      place: provide(bookTripSlots.actors.place, placingSlotsOf<Booking>(), {
        actors: {
          takeQuote: fromCall(({ request }, signal) => quoteTrip(request, signal)),
          // Not aborted with the page: a sent booking cannot be recalled.
          placeOrders: fromCall((drafts) => placeTrips(drafts, new AbortController().signal)),
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

/** The server answers only the id of the trip; the other fields are as sent. */
const placeTrip =
  (trips: Pick<TripGateway, 'book'>): Place<Booking> =>
  async (draft, options) => {
    const answer = await trips.book(draft, options);
    if (!answer.ok) return answer;
    const { providerName, pickupAt, total, method, contact } = draft;
    return ok({ id: answer.value, providerName, pickupAt, total, method, phone: contact.phone });
  };

function provideManageTrip(get: Get) {
  const trips = get(TRIP_GATEWAY);
  const known = get(KNOWN_TRIPS);
  const clock = get(CLOCK);
  const navigator = get(NAVIGATOR);
  const reads = get(READ_MODELS);
  return provide(manageTripMachine, manageTripSlots, {
    actors: {
      watchPage: watchPageActor(),
      watchVisitorKind,
      find: fromCall(async (claim, signal) => {
        const answer = await trips.trip(claim, signal);
        return answer.ok ? ok({ tracked: answer.value, at: clock.now() }) : answer;
      }),
      cancel: fromCall(trips.cancel),
      reviewVehicle: fromCall(trips.review),
    },
    effects: {
      showInAddress: (_, claim) => {
        known.saveClaim(claim);
        navigator.go(paths.trackTrip({ id: claim.id }), { replace: true });
      },
      refreshReads: () => reads.stale(['trips', 'vehicles']),
    },
  });
}
