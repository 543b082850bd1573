import { CART_PATH } from '#contract/cart.ts';
import { callName } from '#contract/endpoint.ts';
import { readProfile } from '#contract/account.ts';
import {
  forgetsTheChoice,
  goesToCheckout,
  hasApples,
  hasBeenHere,
  wantsApples,
} from '#tests/model/support/in-the-app.ts';
import { ASHA } from '#tests/model/support/wire.ts';
import { says } from '@sundry/statecharts';
import { defineFixture, type Visit } from '#tools/flows/kit.ts';
import { flow } from './flow.ts';

/** Accepts any token, as the app never issued the one of this flow. */
async function takesAnyToken({ desk }: Visit): Promise<void> {
  await desk.answers(callName(readProfile), ASHA);
  await desk.answers(`* ${CART_PATH}/*`, []);
}

export const fixture = defineFixture(flow, {
  arrange: {
    'signing in, guests welcome': async (visit) => {
      await wantsApples(visit);
      await takesAnyToken(visit);
    },
    // A visitor who came here to sign in gets no offer to go on as a guest.
    'signing in, no guests here': async (visit) => {
      await hasBeenHere(visit);
      await visit.opens('/home');
      await visit.person.press('button', says('account.signIn.submit'));
      await takesAnyToken(visit);
    },
    'signing up from the gate': async (visit) => {
      await hasApples(visit);
      await forgetsTheChoice(visit);
      await goesToCheckout(visit);
      await visit.person.press('button', says('account.signUp.submit'));
      await takesAnyToken(visit);
    },
  },
});
