import { isAsha, looksAtPage } from '#tests/model/support/in-the-app.ts';
import { defineFixture, type Visit } from '#tools/model/fixture.ts';
import { PHONE, flow } from './flow.ts';

const SESSION_ENDS =
  'The session ends with this answer, and the page begins anew as that of a guest.';

const opens = (asked: Readonly<Record<string, string>>) => (visit: Visit) =>
  visit.opens(`/track-order?${new URLSearchParams(asked).toString()}`);

/** The tab in which an order was placed stores the phone number that was given with it. */
const placedHere = ({ window }: Visit): Promise<unknown> =>
  window.addInitScript(
    (known) => sessionStorage.setItem('knownOrders', known),
    JSON.stringify([{ claim: { id: 100_042, phone: PHONE }, placed: null }]),
  );

export const fixture = defineFixture(flow, {
  arrange: {
    'a link with number and phone': async (visit) => {
      await placedHere(visit);
      await opens({ order_id: '100042' })(visit);
    },
    'a page without a link': opens({}),
    'a customer with a number': async (visit) => {
      await isAsha(visit);
      await opens({ order_id: '100042' })(visit);
    },
  },
  unreached: {
    ...Object.fromEntries(
      ['find', 'lookAgain', 'readLines', 'readReasons', 'cancel', 'checkCanceled'].map((call) => [
        `${call} → signedOut`,
        SESSION_ENDS,
      ]),
    ),
    'finding · done: find · 2': SESSION_ENDS,
    'finding · done: find · 2 ? answerIsSignedOut = true': SESSION_ENDS,
  },
  happens: { 'page.show': looksAtPage(true), 'page.hide': looksAtPage(false) },
});
