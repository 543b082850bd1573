import {
  forgetsTheChoice,
  goesToCheckout,
  hasApples,
  hasBeenHere,
  isAsha,
  seesApplesInCart,
  signsIn,
  wantsApples,
} from '#tests/model/support/in-the-app.ts';
import { words } from '#tools/messages/words.ts';
import { either, says, type Locator } from '@sundry/statecharts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { flow } from './flow.ts';

const signUp: Locator = ['dialog', says('account.signUp.submit')];

/** The gate, which leaves the page at the same time, has a button of the same name. */
const closesAuthentication = ({ person }: Visit): Promise<void> =>
  person
    .within('dialog', either(says('account.signIn.submit'), says('account.signUp.submit')))
    .press('button', says('kernel.dialog.close'));

/** A visitor at the sign-up form who already has an account. */
async function signsInAtGate(visit: Visit): Promise<void> {
  const { person, window, desk } = visit;
  await desk.emptiesTheCartOf('asha');
  const isToSignUp = window.getByText(words('account.signUp.haveAccount'));
  await person.sees('dialog', either(says('account.signIn.submit'), says('account.signUp.submit')));
  if (await isToSignUp.isVisible()) {
    await person.within(...signUp).press('button', says('account.signIn.submit'));
  }
  await signsIn(visit);
}

export const fixture = defineFixture(flow, {
  arrange: {
    'a guest with items': async (visit) => {
      await hasApples(visit);
      await forgetsTheChoice(visit);
      await goesToCheckout(visit);
    },
    'a guest who has chosen before': async (visit) => {
      await hasApples(visit);
      await goesToCheckout(visit);
    },
    'a guest where guests may not order': async (visit) => {
      await hasApples(visit);
      await forgetsTheChoice(visit);
      await visit.ownerSays('"guest_checkout_status":1', '"guest_checkout_status":0');
      await visit.opens('/home');
      await goesToCheckout(visit);
    },
    'a customer with items': async (visit) => {
      await isAsha(visit);
      await wantsApples(visit);
      await seesApplesInCart(visit);
      await goesToCheckout(visit);
    },
    'an empty cart': async (visit) => {
      await isAsha(visit);
      await hasBeenHere(visit);
      await visit.opens('/home?drawer=cart');
      await visit.person.press('button', says('kernel.control.continueShopping'));
    },
  },
  answers: { authenticate: { signedIn: signsInAtGate, dismissed: closesAuthentication } },
  within: (_, step) => step.kind !== 'outcome' || step.outcome !== 'guest',
  unreached: {
    'authenticate → guest': 'At the gate the dialog does not offer it: the gate itself does.',
  },
});
