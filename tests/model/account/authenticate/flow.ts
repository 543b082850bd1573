import { signIn, signUp } from '#contract/account.ts';
import { authenticateMachine, type Context } from '#application/account/authenticate/machine.ts';
import type { SignIn } from '#domain/account/sign-in.ts';
import type { SignUp } from '#domain/account/sign-up.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import {
  answered,
  calling,
  refusal,
  refused,
  refusedAs,
  unreachable,
} from '#tests/model/support/wire.ts';
import { defineFlow } from '@sundry/statecharts';

const input = (
  view: 'signIn' | 'signUp',
  {
    offerGuest,
    guestAllowed,
    sendsCodes,
  }: Record<'offerGuest' | 'guestAllowed' | 'sendsCodes', boolean>,
) => ({
  request: { view, offerGuest },
  guestAllowed,
  guestId: '42',
  country: 'US',
  sendsCodes,
});
const signInForm = { identifier: 'asha@example.com', password: 'sundry123', rememberMe: false };
const signUpForm = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  phone: '+12125550123',
  password: 'sundry123',
  confirmation: 'sundry123',
  referralCode: '',
  termsAccepted: true,
};
/** Arguments with which the adapters are called, to read their outcomes. */
const SIGN_IN: SignIn = {
  ...signInForm,
  identifier: { type: 'email', value: signInForm.identifier },
};
const SIGN_UP: SignUp = { ...signUpForm, referralCode: null };

const signedIn = answered({ token: 't1' });

const wire = {
  signIn: calling(
    signIn,
    {
      'signed in': signedIn,
      refused,
      unreachable,
      'carts conflict': refusedAs(
        'cartsConflict',
        refusal(409, 'cart_conflict', 'Two carts do not go together.'),
      ),
    },
    { asks: { signIn: SIGN_IN, guestId: '42' } },
  ),
  signUp: calling(
    signUp,
    { 'signed up': signedIn, refused, unreachable },
    { asks: { signUp: SIGN_UP, guestId: '42' } },
  ),
};

const isMarked = ({ signInRefusals, signUpRefusals }: Context): boolean =>
  Object.keys({ ...signInRefusals, ...signUpRefusals }).length > 0;

const NO_TOKEN = 'Who signs in has no token yet that could have ended.';

export const flow = defineFlow({
  name: 'account/authenticate',
  machine: authenticateMachine,
  inputs: {
    'signing in, guests welcome': input('signIn', {
      offerGuest: true,
      guestAllowed: true,
      sendsCodes: true,
    }),
    'signing in, no guests here': input('signIn', {
      offerGuest: true,
      guestAllowed: false,
      sendsCodes: false,
    }),
    'signing up from the gate': input('signUp', {
      offerGuest: false,
      guestAllowed: true,
      sendsCodes: true,
    }),
  },
  events: {
    'view.signIn': { '': {} },
    'view.signUp': { '': {} },
    'signIn.submit': {
      complete: { form: signInForm },
      'without a password': { form: { ...signInForm, password: '' } },
    },
    'signUp.submit': {
      complete: { form: signUpForm },
      'with a weak password': { form: { ...signUpForm, password: 'a', confirmation: 'a' } },
    },
    'guestCart.keep': { '': {} },
    'accountCart.keep': { '': {} },
    'guest.continue': { '': {} },
    'dialog.close': { '': {} },
  },
  wire,
  outcomes: await outcomesOf(authenticateMachine, wire),
  impossible: {
    signIn: { 'failure: signedOut': NO_TOKEN },
    signUp: { 'failure: signedOut': NO_TOKEN },
  },
  project: ({ context, output }) => ({
    guest: context.guestAllowed && context.request.offerGuest,
    asked: context.request.view,
    marked: isMarked(context),
    failure: context.failure?.kind ?? null,
    held: [context.signIn !== null, context.signUp !== null],
    onCartConflict: context.onCartConflict,
    output: output ?? null,
  }),
  invariants: {
    'no password is kept once it is settled': (it) =>
      it.status !== 'done' || (it.context.signIn === null && it.context.signUp === null),
    'no visitor becomes a guest where guests are not welcome': (it) =>
      it.output !== 'guest' || (it.context.guestAllowed && it.context.request.offerGuest),
    'a form is never marked and sent at once': (it) => !it.hasTag('busy') || !isMarked(it.context),
  },
});
