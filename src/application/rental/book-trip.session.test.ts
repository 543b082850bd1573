import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import type {
  AuthenticationOutcome,
  AuthenticationRequest,
} from '#application/account/authentication.ts';
import { plug } from '#application/kernel/plug.ts';
import * as placing from '#application/ordering/placing.selectors.ts';
import { placingSlotsOf } from '#application/ordering/placing.setup.ts';
import type * as Placing from '#application/ordering/placing.types.ts';
import { later, MINUTE } from '#domain/kernel/instant.ts';
import { ok } from '#domain/kernel/result.ts';
import { timeZone } from '#domain/kernel/wall-clock.ts';
import { shownTrip } from '#domain/rental/trip-changes.ts';
import type { TripDraft } from '#domain/rental/trip-draft.ts';
import { aBookedTrip, aTripDraft } from '#tests/support/builders/booking.ts';
import { USD } from '#tests/support/builders/money.ts';
import { aTripCart, TUESDAY_AT_THREE } from '#tests/support/builders/rental.ts';
import { decisionsSettle } from '#tests/support/fakes/by-hand.ts';
import { bookTripMachine } from './book-trip.machine.ts';
import * as select from './book-trip.selectors.ts';
import { bookTripSlots } from './book-trip.setup.ts';
import type * as BookTrip from './book-trip.types.ts';
import type { Booking, TripQuery } from './booking.ts';

const TERMS = {
  ...{ timeZone: timeZone('America/New_York'), currency: USD, taxIncluded: false },
  ...{ digitalPayment: true, wallet: true },
};
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

/** A trip that is booked, whose server answers so in turn. After the sign-in the app recalls this. */
async function booked(
  outcomes: readonly Placing.Outcome<Booking>[],
  { outcome, recalled }: { outcome: AuthenticationOutcome; recalled: readonly TripDraft[] },
) {
  const sent: (readonly TripDraft[])[] = [];
  const left = [...outcomes];
  let timesRecalled = 0;
  const quoted = () =>
    ok({ quote: shownTrip(aTripCart(), { ...TERMS, coupon: null }), couponProblem: null });
  const slots = placingSlotsOf<Booking>();
  const place = plug(bookTripSlots.actors.place, slots, {
    actors: {
      takeQuote: fromPromise<Placing.QuoteAnswer<Booking>, Placing.NewOrders<Booking>>(async () =>
        quoted(),
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
  const booking = createActor(
    bookTripMachine.provide({
      actors: {
        place,
        watchRenting: fromCallback<EventObject, undefined, BookTrip.Report>(({ sendBack }) => {
          sendBack({
            type: 'shopping.change',
            shopping: {
              now: later(TUESDAY_AT_THREE, -60 * MINUTE),
              cart: { kind: 'read', cart: aTripCart() },
              customer: { kind: 'guest' },
            },
          });
        }),
        recallUnanswered: fromPromise<readonly TripDraft[], undefined>(async () => {
          timesRecalled += 1;
          return timesRecalled === 1 ? [] : recalled;
        }),
        takeQuote: fromPromise<Placing.QuoteAnswer<Booking>, TripQuery>(async () => quoted()),
        authenticate: fromPromise<AuthenticationOutcome, AuthenticationRequest>(
          async () => outcome,
        ),
      },
    }),
    { input: { terms: TERMS } },
  ).start();
  const placingOf = () => {
    const child = booking.getSnapshot().children.placing;
    if (!child) throw new Error('No trip is being booked');
    return child;
  };
  await decisionsSettle();
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

test('another one who signs in does not meet the booking, and sends none unasked [AUTH-10, D-111]', async () => {
  const app = await booked([LOST, SIGNED_OUT], { outcome: 'signedIn', recalled: [] });
  await app.retries();

  expect(select.isEditable(app.read())).toBe(true);
  expect(app.sent).toHaveLength(2);
});

test('a session that ends before the booking was sent goes on by itself after the sign-in [CHK-16, AUTH-10]', async () => {
  const app = await booked([SIGNED_OUT], { outcome: 'signedIn', recalled: [] });

  expect(select.viewOf(app.read())).toBe('placed');
  expect(app.sent).toHaveLength(2);
});
