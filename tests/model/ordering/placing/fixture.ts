import { callName } from '#contract/endpoint.ts';
import { getStore } from '#contract/catalogue.ts';
import { listCart } from '#contract/cart.ts';
import { placeOrder, takeQuote } from '#contract/ordering.ts';
import { paths } from '#application/kernel/path.ts';
import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import { hasBeenHere } from '#tests/model/support/in-the-app.ts';
import { answering, refusal, signedOut, unreachable } from '#tests/model/support/wire.ts';
import { aDraft, NOON } from '#tests/support/builders/order.ts';
import { aWireQuote } from '#tests/support/builders/order-wire.ts';
import { bryantPark } from '#tests/support/builders/location.ts';
import { aWireItem, aWireLine } from '#tests/support/builders/wire.ts';
import { says, type WireEnding } from '@sundry/statecharts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { askingForPrice, quotes } from '../quotes.ts';
import { flow, ofOtherStore } from './flow.ts';

const QUOTE = callName(takeQuote);
const ORDER = callName(placeOrder);
const { contact, deliverTo } = aDraft();

/** Items of both stores in the cart. */
const ofBoth = [
  aWireLine(),
  aWireLine({ id: 2, item: aWireItem({ id: 2, store_id: 2, store_name: 'Bagel Bar' }) }),
];
const { stores } = aWireQuote();
const forBoth = answering(
  aWireQuote({
    quote_id: 'quote-7',
    stores: [
      ...stores,
      ...stores.map((store) => ({ ...store, store_id: 2, store_name: 'Bagel Bar' })),
    ],
  }),
);

/** A guest at the checkout, with the orders that this tab has sent. */
async function comesToCheckout(
  visit: Visit,
  cart: readonly object[],
  sent: readonly OrderDraft[] = [],
): Promise<void> {
  const { desk, hasStored, opens, window } = visit;
  await desk.turnsClockTo(NOON);
  await window.clock.install();
  await hasStored({ guest_id: String(await desk.admitsGuest()), guestByChoice: '1' });
  await hasBeenHere(visit, 'Food', { ...bryantPark(), ...deliverTo });
  await window.addInitScript(
    (keys) => sessionStorage.setItem('placementKeys', keys),
    JSON.stringify(sent.map((draft) => ({ key: draft.storeName, draft }))),
  );
  await desk.answers(callName(listCart), cart);
  const [ofStore] = Object.values(askingForPrice.beside);
  await desk.answers(callName(getStore, { id: 1 }), ofStore);
  await desk.answers(callName(getStore, { id: 2 }), { ...ofStore, id: 2, name: 'Bagel Bar' });
  await desk.holds(ORDER);
  await opens(paths.checkout('cart'));
}

/** Fills in the form, and orders at this price. */
async function orders(visit: Visit, priced: WireEnding, then = async () => {}): Promise<void> {
  const { person, ends } = visit;
  await ends(QUOTE, priced);
  await person.type(says('location.addressField.name'), contact.name);
  await person.type(says('kernel.contact.phone'), contact.phone);
  await person.type(says('kernel.contact.email'), contact.email ?? '');
  await person.canPress('button', says('ordering.checkout.submit'));
  await then();
  await person.press('button', says('ordering.checkout.submit'));
}

const isPlaced = (order_id: number) =>
  answering({
    message: 'Order placed successfully!',
    ...{ order_id, total_ammount: 22.6, status: 'pending', created_at: '2026-11-21T17:00:00Z' },
  });
const saysNo = (code: string) => refusal(403, code, 'The server says no.');

/** Ends the orders under way in turn. */
const comesTo =
  (...endings: readonly WireEnding[]) =>
  async ({ ends }: Visit): Promise<void> => {
    for (const ending of endings) await ends(ORDER, ending);
  };

export const fixture = defineFixture(flow, {
  arrange: {
    'an order at the price on show': async (visit) => {
      await comesToCheckout(visit, [aWireLine()]);
      await orders(visit, quotes.priced.ending);
    },
    'an order that costs more by now': async (visit) => {
      await comesToCheckout(visit, [aWireLine()]);
      await orders(visit, quotes.priced.ending, () => visit.window.clock.fastForward('20:00'));
      await visit.ends(QUOTE, quotes.pricier.ending);
    },
    'orders of two stores': async (visit) => {
      await comesToCheckout(visit, ofBoth);
      await orders(visit, forBoth);
    },
    'an order that was never answered': (visit) =>
      comesToCheckout(visit, [aWireLine()], [aDraft()]),
    'two orders that were never answered': (visit) =>
      comesToCheckout(visit, ofBoth, [aDraft(), ofOtherStore]),
  },
  answers: {
    placeOrders: {
      'all are placed': comesTo(isPlaced(100_042)),
      'the other is placed, too': comesTo(isPlaced(100_043)),
      'one is placed, one is sold out': comesTo(isPlaced(100_042), saysNo('out_of_stock')),
      'one is placed, one is not answered': comesTo(isPlaced(100_042), unreachable.ending),
      'sold out': comesTo(saysNo('out_of_stock')),
      'dearer now': comesTo(saysNo('order_amount')),
      'quoted too long ago': comesTo(saysNo('quote_expired')),
      signedOut: comesTo(signedOut.ending),
      unreachable: comesTo(unreachable.ending),
    },
  },
  // Each of two orders has its own answer.
  within: ({ context: { drafts } }, step) =>
    step.kind !== 'outcome' || step.outcome !== 'all are placed' || drafts.length === 1,
});
