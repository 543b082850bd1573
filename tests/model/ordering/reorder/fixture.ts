import { callName } from '#contract/endpoint.ts';
import { trackOrder } from '#contract/ordering.ts';
import { reorder } from '#contract/ordering-again.ts';
import { paths } from '#application/kernel/path.ts';
import { hasBeenHere, isAsha } from '#tests/model/support/in-the-app.ts';
import { answering } from '#tests/model/support/wire.ts';
import { aWireOrder } from '#tests/support/builders/order-wire.ts';
import { says } from '@sundry/statecharts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { leftWithoutSession, signsInBeside } from '../tracking-in-chromium.ts';
import { flow, ORDER } from './flow.ts';

async function seesItInCart(visit: Visit): Promise<void> {
  await visit.ends(callName(reorder), answering({ message: 'Your order is in the cart again' }));
  // By the title of an empty cart: the previous dialog is still leaving.
  await visit.person
    .within('dialog', says('cart.drawer.title', { count: 0 }))
    .press('button', says('kernel.dialog.close'));
}

export const fixture = defineFixture(flow, {
  arrange: {
    'an order that is over': async (visit) => {
      await hasBeenHere(visit);
      await isAsha(visit);
      await visit.desk.answers(
        callName(trackOrder),
        aWireOrder({ order_status: 'delivered', payment_status: 'paid' }),
      );
      await visit.opens(paths.trackOrder(ORDER));
    },
  },
  // The module of the order is the open one.
  heldInPage: ['xstate.done.actor.enterModule'],
  ...signsInBeside,
  answers: {
    ...signsInBeside.answers,
    enterModule: { 'is in it': async () => {} },
    putAgain: { 'in the cart': seesItInCart },
    replaceCart: { 'in the cart': seesItInCart },
  },
  unreached: {
    ...leftWithoutSession('authenticate → guest'),
    ...Object.fromEntries(
      [
        'enterModule → stays where they are',
        'entering · done: enterModule · 2',
        'entering · done: enterModule ? isInModule = false',
      ].map((what) => [what, 'The module of the order is the one that is open.']),
    ),
  },
});
