import { readProfile } from '#contract/account.ts';
import { callName } from '#contract/endpoint.ts';
import {
  getTripCart,
  listBookingItems,
  removeTripLines,
  updateTrip,
} from '#contract/rental-cart.ts';
import { bookTrip } from '#contract/rental-trips.ts';
import { unansweredIn } from '#application/ordering/selling.context.ts';
import type * as BookTrip from '#application/rental/book-trip/setup.ts';
import { paths } from '#application/kernel/path.ts';
import type { TripCart, TripLine } from '#domain/rental/trip-cart.ts';
import { takesCoupon } from '#tests/model/ordering/takes-coupon.ts';
import {
  closesDialog,
  hasBeenHere,
  isAsha,
  signsIn,
  writesInAnotherTab,
} from '#tests/model/support/in-the-app.ts';
import { answering, ASHA, refusal, signedOut, unreachable } from '#tests/model/support/wire.ts';
import { aTripDraft } from '#tests/support/builders/booking.ts';
import {
  aWireTripCart,
  aWireTripData,
  aWireTripLine,
  aWireVehicle,
} from '#tests/support/builders/rental-wire.ts';
import { expect } from '@sundry/statecharts/playwright';
import { says, type WireEnding, type WireOutcome } from '@sundry/statecharts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { EARLY, flow, LATE } from './flow.ts';

const CART = callName(getTripCart);
const QUOTE = callName(listBookingItems);
const BOOK = callName(bookTrip);
const UPDATE = callName(updateTrip, { id: aWireTripData().id });

const BEYOND_A_TAB = 'Another customer, or none, is another visit: the trip cart is read anew.';
const SENT_BY_ITS_CUSTOMER =
  'What a customer sent is sent again by them alone: until they sign in, nothing is asked that a walk could answer.';
const SESSION_ENDS_WITH_A_CALL =
  'A session ends with the call that is refused for it: here, with the price.';

const STAYS_READ = 'A trip cart that has been read, and cannot be read anew, stays as it was.';

const refusedAs = (code: string): WireEnding => refusal(403, code, 'The server says no.');
const isBooked = answering(500_001);

const asOnWire = ({ id, vehicle }: TripLine) =>
  aWireTripLine({
    id,
    vehicle_id: vehicle.id,
    vehicle: aWireVehicle({ id: vehicle.id, name: vehicle.name }),
  });

const NOTHING = { carts: [], user_data: [] };

const cartOnWire = ({ lines, details }: TripCart) =>
  lines.length === 0
    ? NOTHING
    : aWireTripCart({
        carts: lines.map(asOnWire),
        user_data: aWireTripData(details?.pickupAt === null ? { pickup_time: null } : {}),
      });

/** Storage left by a page that was closed before the answer. */
async function storesWhatWasSent({ window, comesTo }: Visit): Promise<void> {
  const sent = comesTo('a booking') ? [{ key: 'sent', draft: aTripDraft() }] : [];
  await window.addInitScript(
    (keys) => sessionStorage.setItem('bookingKeys', keys),
    JSON.stringify(sent),
  );
}

async function comesToCheckout(visit: Visit): Promise<void> {
  const { comesTo, desk, window } = visit;
  await desk.turnsClockTo(EARLY);
  await window.clock.install({ time: EARLY });
  await isAsha(visit);
  await hasBeenHere(visit, 'Rental');
  await storesWhatWasSent(visit);
  await desk.holds(CART);
  await desk.holds(BOOK);
  const hasEmail = !comesTo('a customer without e-mail');
  await desk.answers(callName(readProfile), hasEmail ? ASHA : { ...ASHA, email: null });
  // Updates from the form return the unchanged cart: the walk names the differences.
  await desk.answers(UPDATE, aWireTripCart());
  await desk.answers(callName(removeTripLines), aWireTripCart());
  await visit.opens(paths.tripCheckout());
  await expect.poll(() => desk.isHolding(CART)).toBe(true);
}

/** Answers the trip cart's reads from now on, pending ones too, with this. */
async function bringsAboutCart({ desk }: Visit, cart: BookTrip.CartReading): Promise<void> {
  if (cart.kind === 'read') {
    const asItIs = cartOnWire(cart.cart);
    await desk.answers(UPDATE, asItIs);
    return desk.answers(CART, asItIs);
  }
  if (cart.kind === 'unread') return desk.breaks(CART, 'html');
  await desk.holds(CART);
}

/** Best effort: a page that reads anew meanwhile never reports the end of the first answer. */
const isAnswered = (window: Visit['window']): Promise<unknown> =>
  window
    .waitForEvent('requestfinished', {
      predicate: (request) => request.url().includes(getTripCart.path),
      // eslint-disable-next-line tests/no-time-limit -- a missed answer must not end the walk
      timeout: 3_000,
    })
    .catch(() => null);

/** Another tab changes the trip cart, so that it is read; then a minute passes, or many. */
async function goesOn(visit: Visit, { shopping }: { readonly shopping: BookTrip.Renting }) {
  const { desk, window } = visit;
  const isWaitedFor = await desk.isHolding(CART);
  const isHeard = shopping.cart.kind === 'loading' ? null : isAnswered(window);
  await bringsAboutCart(visit, shopping.cart);
  if (!isWaitedFor) await writesInAnotherTab(visit, { tripCartChange: crypto.randomUUID() });
  await isHeard;
  await window.clock.fastForward(shopping.now >= LATE ? '01:02:00' : '01:00');
}

/** Ends a booking like this; an unanswered one is sent again first. */
async function bookingEnds({ window, person, ends }: Visit, ending: WireEnding): Promise<void> {
  const isInterrupted = (await window.locator('main form').count()) === 0;
  if (isInterrupted) await person.press('button', says('rental.booking.finish'));
  await ends(BOOK, ending);
}

/** The price was outdated, and this ends its new request. */
async function isRepriced(visit: Visit, { ending }: WireOutcome): Promise<void> {
  await visit.ends(BOOK, refusal(409, 'trip_amount', 'The server says no.'));
  await visit.ends(QUOTE, ending);
}

const dearer = {
  means: 'answered',
  ending: answering(
    aWireTripCart({ carts: [aWireTripLine({ vehicle: aWireVehicle({ hourly_price: 12 }) })] }),
  ),
} as const;

export const fixture = defineFixture(flow, {
  arrange: { 'a trip cart': comesToCheckout },
  answers: {
    placing: {
      placed: (visit) => bookingEnds(visit, isBooked),
      refused: (visit) => bookingEnds(visit, refusedAs('not_available')),
      repriced: async (visit) => {
        await isRepriced(visit, dearer);
        await visit.person
          .within('alertdialog', says('ordering.placing.changesTitle'))
          .press('button', says('kernel.control.back'));
      },
      'repriced and gone': (visit) =>
        isRepriced(visit, { means: 'answered', ending: answering(NOTHING) }),
      unquoted: (visit) => isRepriced(visit, unreachable),
      signedOut: (visit) => bookingEnds(visit, signedOut.ending),
      'signed out, and not answered': async (visit) => {
        await bookingEnds(visit, unreachable.ending);
        await visit.person.press('button', says('kernel.control.askAgain'));
        await visit.ends(BOOK, signedOut.ending);
      },
      abandoned: ({ person }) => person.press('button', says('rental.booking.startOver')),
    },
    authenticate: { signedIn: signsIn, dismissed: closesDialog },
    authenticateToBook: { signedIn: signsIn, dismissed: closesDialog },
  },
  happens: { 'shopping.change': goesOn, 'coupon.change': takesCoupon },
  heldInPage: ['shopping.change', 'xstate.done.actor.recallUnanswered'],
  within: ({ context }, step) => {
    const { shopping } = context;
    // The same customer signs in again, and the unanswered bookings are theirs.
    if (step.kind === 'outcome' && step.actor === 'recallUnanswered')
      return step.outcome !== 'nothing' || unansweredIn(context).length === 0;
    if (step.kind === 'outcome' && step.actor === 'authenticateToBook')
      return step.outcome !== 'dismissed' || unansweredIn(context).length === 0;
    if (step.kind !== 'user' || step.event !== 'shopping.change') return true;
    if (step.case === 'a session that ran out' || step.case === 'a guest') return false;
    const { cart, customer, now } = shopping ?? {};
    const isAboutNoEmail = step.case === 'a customer without e-mail';
    const hasEmail = customer?.kind === 'customer' && customer.profile?.email !== null;
    if (shopping && hasEmail === isAboutNoEmail) return false;
    if (now === LATE && step.case !== 'a full cart, after the pickup') return false;
    // A read cart stays until the next read, and so does a failed read.
    const isFull = cart?.kind === 'read' && cart.cart.lines.length > 0;
    if (step.case === 'an unread cart') return !isFull;
    return step.case !== 'a cart on its way' || (!isFull && cart?.kind !== 'unread');
  },
  unreached: {
    'signingIn · done: authenticateToBook': SENT_BY_ITS_CUSTOMER,
    'signingIn · done: authenticateToBook ? isDismissedUnanswered = true': SENT_BY_ITS_CUSTOMER,
    'shopping.change (a session that ran out)': SESSION_ENDS_WITH_A_CALL,
    'shopping.change (a guest)': BEYOND_A_TAB,
    'filling.checking · at once': SESSION_ENDS_WITH_A_CALL,
    'filling.checking · at once ? sessionHasEnded = true': SESSION_ENDS_WITH_A_CALL,
    'filling · at once': STAYS_READ,
    'filling · at once ? cartIsUnread = true': STAYS_READ,
  },
});
