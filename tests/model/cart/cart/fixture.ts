import { takeQuote } from '#contract/ordering.ts';
import { clearCart } from '#contract/cart.ts';
import { callName } from '#contract/endpoint.ts';
import {
  ITEMS_PATH,
  getItem,
  latestStores,
  listBanners,
  recommendedItems,
} from '#contract/catalogue.ts';
import type { ScopeChange } from '#application/account/scope.ts';
import { quantityOf } from '#domain/cart/cart.ts';
import {
  changesCartInAnotherTab,
  goesOnAsGuest,
  hasBeenHere,
  inModule,
  signsIn,
  writesInAnotherTab,
} from '#tests/model/support/in-the-app.ts';
import { answering } from '#tests/model/support/wire.ts';
import { aWireQuote } from '#tests/support/builders/order-wire.ts';
import { expect } from '@sundry/statecharts/playwright';
import { says } from '@sundry/statecharts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { dosa, flow, wireDosa, wireSoap } from './flow.ts';

const cannotBeHad = { code: 'out_of_stock', message: 'Sold out.', cart_id: 1 };

/** One shelf, with food and soap; and a checkout at which the dish turns out to be sold out. */
const STOCK = {
  [callName(getItem, { id: dosa.id })]: wireDosa,
  [callName(recommendedItems)]: { total_size: 2, products: [wireDosa, wireSoap] },
  [`GET ${ITEMS_PATH}/*`]: { total_size: 0, products: [] },
  [callName(latestStores)]: { total_size: 0, stores: [] },
  [callName(listBanners)]: { banners: [] },
  [callName(takeQuote)]: aWireQuote({
    stores: aWireQuote().stores.map((store) => ({ ...store, problems: [cannotBeHad] })),
  }),
};

async function arrives(visit: Visit): Promise<void> {
  const { desk, hasStored, opens } = visit;
  await hasBeenHere(visit, 'Food');
  await hasStored({ guest_id: String(await desk.admitsGuest()) });
  for (const [call, body] of Object.entries(STOCK)) await desk.answers(call, body);
  await opens('/home');
}

/** Goes from the cart to the checkout and back, with something done on the way. */
async function thereAndBackToCheckout({ person, window }: Visit, does: () => Promise<void>) {
  await person.press('button', says('cart.drawer.checkout'));
  await does();
  await person.isAt(/^\/checkout/);
  await window.goBack();
}

const TITLES = { Food: /Food|खाना/, Grocery: /Grocery|किराना/ } as const;

/** Another tab changes the module, and back again, so that the page's offers are available again. */
async function changesModule(visit: Visit, module: keyof typeof TITLES): Promise<void> {
  await writesInAnotherTab(visit, inModule(module));
  await expect(visit.window.locator('h1')).toHaveText(TITLES[module]);
}

/** By its title: until the dialog appears, a close button could be the one of the cart beneath. */
const closesSignIn = ({ person }: Visit): Promise<void> =>
  person
    .within('dialog', says('account.signIn.submit'))
    .press('button', says('kernel.dialog.close'));

/**
 * The home link closes the cart once the question has left the history. Until then the empty cart is visible,
 * and its contents would be gone before the assertion.
 */
async function clearsAndGoesHome({ ends, person, window }: Visit): Promise<void> {
  await ends(callName(clearCart), answering([]));
  await expect(window).not.toHaveURL(/[?&]drawer=/);
  await person.doesNotSee('dialog', says('cart.drawer.title', { count: 0 }));
}

const guestAtGate = says('cart.gate.guest');

export const fixture = defineFixture(flow, {
  arrange: {
    'a visitor who may add': async (visit) => {
      await visit.window.addInitScript(() => localStorage.setItem('guestByChoice', '1'));
      await arrives(visit);
    },
    'a guest who was not asked yet': arrives,
  },
  answers: {
    authenticate: { signedIn: signsIn, guest: goesOnAsGuest, dismissed: closesSignIn },
    runTask: { cleared: clearsAndGoesHome },
  },
  happens: {
    'item.update': async ({ person }) => {
      const item = { item: dosa.name };
      await person.press('link', says('cart.line.edit', item));
      const dialog = person.within('dialog', dosa.name);
      await dialog.press('button', says('kernel.stepper.increase', item));
      await dialog.press('button', says('cart.item.update'));
      await dialog.press('button', says('kernel.dialog.close'));
    },
    'line.remove': (visit) =>
      thereAndBackToCheckout(visit, async () => {
        const remove = says('ordering.summary.removeNamed', { name: dosa.name });
        await visit.person.pressUnlessAt(['button', remove], 'button', guestAtGate);
        await visit.person.press('button', remove);
      }),
    'checkout.ask': (visit) => thereAndBackToCheckout(visit, async () => {}),
    'cart.reload': changesCartInAnotherTab,
    'scope.change': async (visit, { scope }: ScopeChange) => {
      if (scope.principal.kind === 'guest') {
        await thereAndBackToCheckout(visit, () => visit.person.press('button', guestAtGate));
        return;
      }
      const isSamePerson = scope.module?.type === 'food';
      if (isSamePerson) {
        await writesInAnotherTab(visit, { token: await visit.desk.tokenOf('asha') });
      } else {
        await changesModule(visit, 'Grocery');
        await changesModule(visit, 'Food');
      }
    },
  },
  heldInPage: ['cart.reload'],
  // A token that another tab has stored is reported, and then again with the profile.
  heldInOrder: ['scope.change'],
  stopped: ['toasts'],
  within: (snapshot, step) => {
    const { mayAdd, cart, task, queue } = snapshot.context;
    const [line] = cart.lines;
    // A visitor who changes a line must sign in, and cannot go on as a guest.
    if (step.kind === 'outcome') return step.outcome !== 'guest' || queue[0]?.kind === 'add';
    if (step.kind !== 'user') return true;
    const isOpen = snapshot.matches('ready') || task?.kind === 'remove';
    switch (step.event) {
      case 'item.update':
        return isOpen && line?.item.id === dosa.id && quantityOf(line) === 1;
      case 'line.remove':
        return isOpen && line?.item.id === dosa.id;
      case 'checkout.ask':
        return mayAdd && isOpen && line !== undefined;
      case 'scope.change':
        if (step.case === 'a guest by choice')
          return !mayAdd && snapshot.matches('ready') && line !== undefined;
        // Only a guest can sign in, and the cart does not know the new identity: none signs in during a call.
        return step.case === 'same person' ? !snapshot.matches('working') : mayAdd;
      default:
        return true;
    }
  },
});
