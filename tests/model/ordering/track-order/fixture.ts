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

const OPEN = 'following.canceling.open';
const SIGNING_IN = `${OPEN}.signingIn · done: authenticateToCancel`;
const RESUMING = `${OPEN}.resuming · done: resumeCanceling`;
/** What follows the end of a session while an order is canceled. */
const AFTER_THE_SESSION = [
  '(machine) · visitor.change',
  '(machine) · visitor.change ? isOtherVisitor = true',
  '(machine) · visitor.change ? isOtherVisitor = false',
  `${OPEN} · visitor.change`,
  ...['a guest', 'a customer', 'a session that ran out'].map((who) => `visitor.change (${who})`),
  ...['reading', 'unread', 'choosing'].flatMap((state) => [
    `${OPEN}.${state} · cancel.leave`,
    `${OPEN}.${state} · cancel.leave ? sessionHasEnded = true`,
  ]),
  `${OPEN}.sending · done: cancel · 2`,
  `${OPEN}.sending · done: cancel · 2 ? answerIsSignedOut = true`,
  `${OPEN}.signingIn`,
  SIGNING_IN,
  `${SIGNING_IN} · 2`,
  `${SIGNING_IN} ? isDismissed = true`,
  `${SIGNING_IN} ? isDismissed = false`,
  ...['signedIn', 'dismissed'].map((outcome) => `authenticateToCancel → ${outcome}`),
  `${OPEN}.resuming`,
  ...['', ' · 2', ' · 3'].map((one) => RESUMING + one),
  ...['true', 'false'].flatMap((value) => [
    `${RESUMING} ? answerIsAccepted = ${value}`,
    `${RESUMING} · 2 ? answerIsRefused = ${value}`,
  ]),
  ...['pending', 'refused', 'signedOut', 'unreachable'].map(
    (outcome) => `resumeCanceling → ${outcome}`,
  ),
];
const SESSION_GOES_ON =
  'The session of a walk in a browser does not end: walks in React and the tests of the page end it.';

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
    ...Object.fromEntries(AFTER_THE_SESSION.map((one) => [one, SESSION_GOES_ON])),
    'finding · done: find · 2': SESSION_ENDS,
    'finding · done: find · 2 ? answerIsSignedOut = true': SESSION_ENDS,
  },
  within: (_, step) => step.kind !== 'user' || step.event !== 'visitor.change',
  happens: { 'page.show': looksAtPage(true), 'page.hide': looksAtPage(false) },
});
