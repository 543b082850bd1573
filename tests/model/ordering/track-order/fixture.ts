import { leftToReact } from '#tests/model/ordering/following-in-chromium.ts';
import { isAsha, looksAtPage } from '#tests/model/support/in-the-app.ts';
import { defineFixture, type Visit } from '#tools/model/fixture.ts';
import { PHONE, flow } from './flow.ts';

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
  unreached: leftToReact(
    ['find', 'lookAgain', 'readLines', 'readReasons', 'cancel', 'checkCanceled'],
    [
      {
        region: 'canceling',
        call: 'cancel',
        signIn: 'authenticateToCancel',
        resume: 'resumeCanceling',
        leftIn: ['reading', 'unread', 'choosing'],
      },
    ],
    flow.outcomes,
  ),
  within: (_, step) => step.kind !== 'user' || step.event !== 'visitor.change',
  happens: { 'page.show': looksAtPage(true), 'page.hide': looksAtPage(false) },
});
