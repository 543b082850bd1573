import { leftToReact } from '#tests/model/ordering/tracking-in-chromium.ts';
import { closesDialog, isAsha, looksAtPage } from '#tests/model/support/in-the-app.ts';
import { says } from '@sundry/statecharts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { PHONE, flow } from './flow.ts';

const again = says('ordering.reorder.buttonOf', { id: 100_042 });

const opens = (asked: Readonly<Record<string, string>>) => (visit: Visit) =>
  visit.opens(`/track-order?${new URLSearchParams(asked).toString()}`);

/** The tab in which an order was placed stores its phone number. */
const placedHere = ({ window }: Visit): Promise<unknown> =>
  window.addInitScript(
    (known) => sessionStorage.setItem('knownOrders', known),
    JSON.stringify([{ claim: { id: 100_042, phone: PHONE }, placed: null }]),
  );

const open = 'tracking.beside.open';
const resumed = `${open}.resuming · done: resumeBeside`;
const ENDS_BESIDE = Object.fromEntries(
  [
    `${open} · visitor.change`,
    `${open} · visitor.change · 2`,
    ...['true', 'false'].map((value) => `${open} · visitor.change ? isCustomer = ${value}`),
    `${open} · beside.close`,
    `${open} · beside.close ? sessionHasEnded = true`,
    `${open}.resuming`,
    ...['', ' · 2', ' · 3'].map((one) => resumed + one),
    ...['true', 'false'].flatMap((value) => [
      `${resumed} ? answerIsAccepted = ${value}`,
      `${resumed} · 2 ? answerIsRefused = ${value}`,
    ]),
    ...Object.keys(flow.outcomes.resumeBeside ?? {}).map((outcome) => `resumeBeside → ${outcome}`),
  ].map((what) => [
    what,
    'A session that ends beside the order is walked where the forms are, such as ordering/write-review.',
  ]),
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
    ...ENDS_BESIDE,
    ...leftToReact(
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
  },
  within: (_, step) => step.kind !== 'user' || step.event !== 'visitor.change',
  happens: {
    'beside.open': ({ person }) => person.press('button', again),
    'beside.close': closesDialog,
    'page.show': looksAtPage(true),
    'page.hide': looksAtPage(false),
  },
});
