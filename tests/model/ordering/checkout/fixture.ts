import { readProfile } from '#contract/account.ts';
import { placeOrder, takeQuote } from '#contract/ordering.ts';
import { callName } from '#contract/endpoint.ts';
import { listAddresses } from '#contract/location.ts';
import { listCart, removeFromCart } from '#contract/cart.ts';
import { unansweredIn } from '#application/ordering/selling.context.ts';
import type * as Checkout from '#application/ordering/checkout/setup.ts';
import { paths } from '#application/kernel/path.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import {
  AT_PLACE,
  closesDialog,
  hasBeenHere,
  inModule,
  isAsha,
  NOWHERE,
  signsIn,
  writesInAnotherTab,
} from '#tests/model/support/in-the-app.ts';
import { answering, ASHA, refusal, signedOut, unreachable } from '#tests/model/support/wire.ts';
import { aDraft, NOON } from '#tests/support/builders/order.ts';
import { aWireItem, aWireLine } from '#tests/support/builders/wire.ts';
import { expect } from '@sundry/statecharts/playwright';
import { says, type WireEnding, type WireOutcome } from '@sundry/statecharts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { quotes } from '../quotes.ts';
import { toWireAddress } from '#tests/model/location/wire-address.ts';
import { takesCoupon } from '../takes-coupon.ts';
import { flow, home, LATE, office, ofOtherStore } from './flow.ts';

const CART = callName(listCart);
const QUOTE = callName(takeQuote);
const ORDER = callName(placeOrder);

const SENT_BY_ITS_CUSTOMER =
  'What a customer sent is sent again by them alone: until they sign in, nothing is asked that a walk could answer.';
const SESSION_ENDS_WITH_A_CALL =
  'A session ends with the call that is refused for it: here, with the price.';

const refusedAs = (code: string): WireEnding => refusal(403, code, 'The server says no.');

const isPlaced = answering({
  message: 'Order placed successfully!',
  order_id: 100_042,
  total_ammount: 22.6,
  status: 'pending',
  created_at: '2026-11-21T17:00:00Z',
});

const asOnWire = ({ id, item }: CartLine) => {
  const isForSupper = item.availableTime.opens > 0;
  const hours = { available_time_starts: '18:00:00', available_time_ends: '23:00:00' };
  return aWireLine({ id, item: aWireItem(isForSupper ? hours : {}) });
};

/** Storage left by a page that was closed before the answer. */
async function storesWhatWasSent({ window, comesTo }: Visit): Promise<void> {
  const ofBoth = comesTo('two orders') ? [aDraft(), ofOtherStore] : [];
  const drafts = comesTo('an order') ? [aDraft()] : ofBoth;
  const sent = drafts.map((draft) => ({ key: draft.storeName, draft }));
  await window.addInitScript(
    (keys) => sessionStorage.setItem('placementKeys', keys),
    JSON.stringify(sent),
  );
}

async function comesToCheckout(visit: Visit): Promise<void> {
  const { comesTo, desk, window } = visit;
  await desk.turnsClockTo(NOON);
  await window.clock.install();
  await isAsha(visit);
  await hasBeenHere(visit, 'Food');
  await storesWhatWasSent(visit);
  await desk.holds(CART);
  await desk.holds(ORDER);
  const hasEmail = !comesTo('a customer without e-mail');
  await desk.answers(callName(readProfile), hasEmail ? ASHA : { ...ASHA, email: null });
  await desk.answers(callName(removeFromCart), [aWireLine()]);
  await desk.answers(callName(listAddresses), {
    ...{ total_size: 2, limit: null, offset: 1 },
    addresses: [home, office].map(toWireAddress),
  });
  await visit.opens(paths.checkout('cart'));
  await expect.poll(() => desk.isHolding(CART)).toBe(true);
}

/** Answers the cart's reads from now on, pending ones too, with this. */
async function bringsAboutCart({ desk }: Visit, cart: Checkout.CartReading): Promise<void> {
  if (cart.kind === 'read') return desk.answers(CART, cart.cart.lines.map(asOnWire));
  if (cart.kind === 'unread') return desk.breaks(CART, 'html');
  await desk.holds(CART);
}

type Memory = Readonly<Record<string, string | null>>;

/** Facts that this browser does not know yet. Another module empties the cart, so that its read is awaited. */
async function newsOf({ desk, window }: Visit, { cart, place }: Checkout.Shopping) {
  const known = await window.evaluate((): Memory => ({ ...sessionStorage, ...localStorage }));
  const isWaitedFor = await desk.isHolding(CART);
  const isInFood = known['module'] === inModule('Food').module;
  const facts: Memory = {
    token: known['token'] ?? (await desk.tokenOf('asha')),
    ...(place ? AT_PLACE : NOWHERE),
    ...(cart.kind === 'read' || isWaitedFor ? {} : inModule(isInFood ? 'Grocery' : 'Food')),
  };
  const news = Object.entries(facts).filter(([key, fact]) => fact !== (known[key] ?? null));
  const isReadAnew = news.length > 0 || isWaitedFor;
  return isReadAnew ? Object.fromEntries(news) : { cartChange: crypto.randomUUID() };
}

/** Best effort: a page that reads anew meanwhile never reports the end of the first answer. */
const isAnswered = (window: Visit['window']): Promise<unknown> =>
  window
    .waitForEvent('requestfinished', {
      predicate: (request) => request.url().includes('/cart/list'),
      // eslint-disable-next-line tests/no-time-limit -- a missed answer must not end the walk
      timeout: 3_000,
    })
    .catch(() => null);

/** Another tab changes the cart, so that it is read; then a minute passes, or many. */
async function goesOn(visit: Visit, { shopping }: { readonly shopping: Checkout.Shopping }) {
  const { desk, window } = visit;
  const news = await newsOf(visit, shopping);
  const isHeard = shopping.cart.kind === 'loading' ? null : isAnswered(window);
  if (isHeard || !(await desk.isHolding(CART))) await bringsAboutCart(visit, shopping.cart);
  await writesInAnotherTab(visit, news);
  await isHeard;
  await window.clock.fastForward(shopping.now >= LATE ? '20:00' : '01:00');
}

/** Ends an order like this; an unanswered one is sent again first. */
async function orderEnds({ window, person, ends }: Visit, ending: WireEnding): Promise<void> {
  const isInterrupted = (await window.locator('main form').count()) === 0;
  if (isInterrupted) await person.press('button', says('ordering.placing.finish'));
  await ends(ORDER, ending);
}

/** The price was outdated, and this ends its new request. */
async function isRepriced(visit: Visit, { ending }: WireOutcome): Promise<void> {
  await visit.ends(ORDER, refusedAs('order_amount'));
  await visit.ends(QUOTE, ending);
}

const NOT_FROM_OUTSIDE = ['a session that ran out', 'a profile on its way', 'a guest'];
const ADDRESS_IS_SAVED =
  'The form of an address has walks of its own; a journey goes through it from the checkout.';
const BOUGHT_NOW =
  'It comes from the dialog of an item: buy-now-journey.test.tsx walks from there to the order.';
const PICTURES_ARE_UPLOADED =
  'The pictures of a prescription are uploaded by a chart of its own, which has walks of its own.';

export const fixture = defineFixture(flow, {
  arrange: { 'a cart': comesToCheckout },
  answers: {
    placing: {
      placed: (visit) => orderEnds(visit, isPlaced),
      refused: (visit) => orderEnds(visit, refusedAs('out_of_stock')),
      'one placed and one refused': async (visit) => {
        await orderEnds(visit, isPlaced);
        await visit.ends(ORDER, refusedAs('out_of_stock'));
      },
      repriced: async (visit) => {
        await isRepriced(visit, quotes.pricier);
        await visit.person
          .within('alertdialog', says('ordering.placing.changesTitle'))
          .press('button', says('kernel.control.back'));
      },
      'repriced as before': (visit) => isRepriced(visit, quotes['as before']),
      'repriced and sold out': (visit) => isRepriced(visit, quotes['sold out']),
      unquoted: (visit) => isRepriced(visit, unreachable),
      signedOut: (visit) => orderEnds(visit, signedOut.ending),
      'signed out, and not answered': async (visit) => {
        await orderEnds(visit, unreachable.ending);
        await visit.person.press('button', says('ordering.placing.askAgain'));
        await visit.ends(ORDER, signedOut.ending);
      },
      abandoned: ({ person }) => person.press('button', says('kernel.control.startOver')),
    },
    askForAddress: { 'none after all': closesDialog },
    authenticate: { signedIn: signsIn, dismissed: closesDialog },
    authenticateToOrder: { signedIn: signsIn, dismissed: closesDialog },
  },
  happens: { 'shopping.change': goesOn, 'coupon.change': takesCoupon },
  heldInPage: ['shopping.change', 'xstate.done.actor.recallUnanswered'],
  comesBack: {
    'place.ask': ({ person }) => person.press('button', says('kernel.dialog.close')),
  },
  within: ({ context }, step) => {
    const { shopping, quote } = context;
    // The same customer signs in again, and the unanswered orders are theirs.
    if (step.kind === 'outcome' && step.actor === 'recallUnanswered')
      return step.outcome !== 'nothing' || unansweredIn(context).length === 0;
    if (step.kind === 'outcome' && step.actor === 'authenticateToOrder')
      return step.outcome !== 'dismissed' || unansweredIn(context).length === 0;
    // A price that is compared with the pricier one is not "as before", and the pricier one is.
    if (step.kind === 'outcome' && quote?.id === 'quote-2')
      return step.outcome !== 'repriced' && step.outcome !== 'repriced as before';
    if (step.kind === 'outcome' && step.outcome === 'on prescription') return false;
    // The price that it is compared with has a coupon, and the one "as before" has none.
    if (step.kind === 'outcome' && quote?.coupon)
      return step.outcome !== 'repriced as before' && step.outcome !== 'repriced and sold out';
    if (step.kind !== 'user' || step.event !== 'shopping.change') return true;
    if (NOT_FROM_OUTSIDE.includes(step.case)) return false;
    const { cart, customer, now } = shopping ?? {};
    const isAboutNoEmail = step.case === 'a customer without e-mail';
    const hasEmail = customer?.kind === 'customer' && customer.profile?.email !== null;
    if (shopping && hasEmail === isAboutNoEmail) return false;
    // Time does not go back, and a failed cart read stays failed until the next read.
    if (now === LATE && step.case !== 'a full cart, much later') return false;
    return cart?.kind !== 'unread' || step.case !== 'a cart on its way';
  },
  unreached: {
    'signingIn · done: authenticateToOrder': SENT_BY_ITS_CUSTOMER,
    'signingIn · done: authenticateToOrder ? isDismissedUnanswered = true': SENT_BY_ITS_CUSTOMER,
    'askForAddress → an address': ADDRESS_IS_SAVED,
    'filling.adding · done: askForAddress': ADDRESS_IS_SAVED,
    'filling.adding · done: askForAddress ? addressIsAdded = true': ADDRESS_IS_SAVED,
    'what is bought now': BOUGHT_NOW,
    'shopping.change (a purchase)': BOUGHT_NOW,
    missing: BOUGHT_NOW,
    'emptied · at once · 2': BOUGHT_NOW,
    'emptied · at once · 2 ? isBoughtNow = true': BOUGHT_NOW,
    'takeQuote → on prescription': PICTURES_ARE_UPLOADED,
    'prescription.change (a picture)': PICTURES_ARE_UPLOADED,
    '(machine) · prescription.change': PICTURES_ARE_UPLOADED,
    'filling.fitting · at once · 2': PICTURES_ARE_UPLOADED,
    'filling.fitting · at once · 2 ? prescriptionIsNeeded = true': PICTURES_ARE_UPLOADED,
    'shopping.change (a session that ran out)': SESSION_ENDS_WITH_A_CALL,
    'shopping.change (a profile on its way)': 'The page waits for the profile.',
    'shopping.change (a guest)': 'Who signs out leaves the page of their order.',
    'filling.checking · at once': SESSION_ENDS_WITH_A_CALL,
    'filling.checking · at once ? sessionHasEnded = true': SESSION_ENDS_WITH_A_CALL,
  },
});
