import { fromPromise } from 'xstate';
import type { Booking, TripQuery } from '#application/rental/booking.ts';
import type { QuoteTrip } from '#application/rental/quote-trip.use-case.ts';
import type { TripGateway } from '#application/rental/trip-gateway.port.ts';
import type { Place, PlaceOrders } from '#application/ordering/place-orders.use-case.ts';
import type * as Placing from '#application/ordering/placing/machine.ts';
import { ok } from '#domain/kernel/result.ts';
import type { TripDraft } from '#domain/rental/trip-draft.ts';

export const quoteTripActor = (quoteTrip: QuoteTrip) =>
  fromPromise<Placing.QuoteAnswer<Booking>, TripQuery>(({ input, signal }) =>
    quoteTrip(input, signal),
  );

export const requoteTripActor = (quoteTrip: QuoteTrip) =>
  fromPromise<Placing.QuoteAnswer<Booking>, Placing.NewOrders<Booking>>(
    ({ input: { request }, signal }) => quoteTrip(request, signal),
  );

/** Not aborted with the page: a sent booking cannot be recalled. */
export const placeTripsActor = (placeTrips: PlaceOrders<Booking>) =>
  fromPromise<Placing.Outcome<Booking>, readonly TripDraft[]>(({ input: drafts }) =>
    placeTrips(drafts, new AbortController().signal),
  );

/** The server answers only the id of the trip; the other fields are as sent. */
export const placeTrip =
  (trips: Pick<TripGateway, 'book'>): Place<Booking> =>
  async (draft, options) => {
    const answer = await trips.book(draft, options);
    if (!answer.ok) return answer;
    const { providerName, pickupAt, total, method, contact } = draft;
    return ok({ id: answer.value, providerName, pickupAt, total, method, phone: contact.phone });
  };
