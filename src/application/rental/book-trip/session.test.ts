import { expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type {
  AuthenticationOutcome,
  AuthenticationRequest,
} from '#application/account/authentication.ts';
import { provide } from '#application/kernel/provide.ts';
import * as placing from '#application/ordering/placing/selectors.ts';
import { placingSlotsOf } from '#application/ordering/placing/machine.ts';
import type * as Placing from '#application/ordering/placing/machine.ts';
import { ok } from '#domain/kernel/result.ts';
import type { TripDraft } from '#domain/rental/trip-draft.ts';
import { aBookedTrip, aTripDraft, aTripQuote } from '#tests/support/builders/booking.ts';
import { decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import { startBooking } from '#tests/support/start-booking.ts';
import * as select from './selectors.ts';
import { bookTripSlots } from './setup.ts';
import type { Booking } from '#application/rental/booking.ts';

const contact = [
  { field: 'name', text: 'Asha Rao' },
  { field: 'phone', text: '+12125550123' },
  { field: 'email', text: 'asha@example.com' },
] as const;
const stopped = (failure: Placing.Failure<Booking>): Placing.Outcome<Booking> => ({
  placed: [],
  stopped: { draft: aTripDraft(), failure },
});
const LOST = stopped({ kind: 'unreachable', cause: 'timeout' });
const SIGNED_OUT = stopped({ kind: 'signedOut' });
const BOOKED: Placing.Outcome<Booking> = { placed: [aBookedTrip()], stopped: null };

/**
 * A booked trip, whose server gives these outcomes in turn. After the sign-in the app recalls
 * `recalled`.
 */
async function booked(
  outcomes: readonly Placing.Outcome<Booking>[],
  { outcome, recalled }: { outcome: AuthenticationOutcome; recalled: readonly TripDraft[] },
) {
  const sent: (readonly TripDraft[])[] = [];
  const left = [...outcomes];
  let timesRecalled = 0;
  const slots = placingSlotsOf<Booking>();
  const place = provide(bookTripSlots.actors.place, slots, {
    actors: {
      takeQuote: fromPromise<Placing.QuoteAnswer<Booking>, Placing.NewOrders<Booking>>(async () =>
        ok({ quote: aTripQuote() }),
      ),
      placeOrders: fromPromise<Placing.Outcome<Booking>, readonly TripDraft[]>(
        async ({ input }) => {
          sent.push(input);
          return left.shift() ?? BOOKED;
        },
      ),
    },
    effects: slots.effects,
  });
  const { booking } = await startBooking({
    actors: {
      place,
      recallUnanswered: fromPromise<readonly TripDraft[], undefined>(async () => {
        timesRecalled += 1;
        return timesRecalled === 1 ? [] : recalled;
      }),
      authenticate: fromPromise<AuthenticationOutcome, AuthenticationRequest>(async () => outcome),
    },
  });
  const placingOf = () => {
    const child = booking.getSnapshot().children.placing;
    if (!child) throw new Error('No trip is being booked');
    return child;
  };
  for (const typed of contact) booking.send({ type: 'field.type', ...typed });
  booking.send({ type: 'trip.submit' });
  await decisionsSettle();
  return {
    sent,
    read: () => booking.getSnapshot(),
    placing: placingOf,
    retries: async () => {
      placingOf().send({ type: 'order.retry' });
      await decisionsSettle();
    },
  };
}

test.each(['signedIn', 'dismissed'] as const)(
  'a booking whose answer was lost, and whose session ends, is no second one after the sign-in: %s [CHK-16, AUTH-10, D-111]',
  async (outcome) => {
    const app = await booked([LOST, SIGNED_OUT], { outcome, recalled: [aTripDraft()] });
    await app.retries();

    expect(placing.isInterrupted(app.placing().getSnapshot())).toBe(true);
    expect(app.sent).toHaveLength(2);

    await app.retries();
    expect(app.sent[2]).toEqual(app.sent[0]);
    expect(select.viewOf(app.read())).toBe('placed');
  },
);
