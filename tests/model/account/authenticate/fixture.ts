import { CART_PATH } from '#contract/cart.ts';
import { callName } from '#contract/endpoint.ts';
import { readProfile, signIn, signUp } from '#contract/account.ts';
import {
  forgetsTheChoice,
  goesToCheckout,
  hasApples,
  hasBeenHere,
  wantsApples,
} from '#tests/model/support/in-the-app.ts';
import { ASHA, refusal } from '#tests/model/support/wire.ts';
import { says } from '#tools/model/person.ts';
import { defineFixture, type Visit } from '#tools/model/fixture.ts';
import { flow } from './flow.ts';

const signedIn = { status: 200, body: { token: 't1' } };

/** The app has never issued the token of this flow, and takes it all the same. */
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
    // Nobody is offered to go on as a guest who came here to sign in.
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
      await visit.person.press('button', says('cart.gate.signUp'));
      await takesAnyToken(visit);
    },
  },
  calls: {
    signIn: {
      call: callName(signIn),
      endings: {
        'signed in': signedIn,
        refused: refusal(403, 'refused', 'The server says no.'),
        unreachable: 'html',
        'carts conflict': refusal(409, 'cart_conflict', 'Two carts do not go together.'),
      },
    },
    signUp: {
      call: callName(signUp),
      endings: {
        'signed up': signedIn,
        refused: refusal(403, 'refused', 'The server says no.'),
        unreachable: 'html',
      },
    },
  },
});
