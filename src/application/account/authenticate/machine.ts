import { finalOutput } from '#application/kernel/final-output.ts';
import {
  choosingCart,
  signingIn,
  signingUp,
} from '#application/account/authenticate/states/calls.ts';
import { form } from '#application/account/authenticate/states/form.ts';
import { authenticate } from './setup.ts';
import type * as Authenticate from './setup.ts';

export const authenticateMachine = authenticate.createMachine({
  id: 'authenticate',
  description: 'The visitor says who they are: an old customer, a new one, or a guest.',
  context: ({ input }) => ({
    ...input,
    signInRefusals: {},
    signUpRefusals: {},
    failure: null,
    signIn: null,
    signUp: null,
    onCartConflict: 'ask',
  }),
  initial: 'form',
  states: {
    form,
    signingIn,
    choosingCart,
    signingUp,
    signedIn: {
      type: 'final',
      description: 'A customer shops from here on.',
      meta: { reqs: ['AUTH-02'] },
      entry: [
        'clearForms',
        'withdrawRequest',
        { type: 'showNotice', params: { kind: 'signedIn' } },
      ],
      output: 'signedIn',
    },
    signedUp: {
      description: 'The account is open, and its customer is signed in.',
      meta: { reqs: ['AUTH-06'] },
      always: [{ guard: 'codesAreSent', target: 'unverified' }, { target: 'signedIn' }],
    },
    unverified: {
      type: 'final',
      description:
        'A customer shops from here on, and is told where e-mail and phone are verified.',
      meta: { reqs: ['AUTH-06', 'ACC-16'] },
      entry: [
        'clearForms',
        'withdrawRequest',
        { type: 'showNotice', params: { kind: 'signedUp' } },
      ],
      output: 'signedIn',
    },
    guest: {
      type: 'final',
      description: 'A guest goes on without an account.',
      meta: { reqs: ['ROLE-03', 'CART-29'] },
      entry: 'continueAsGuest',
      output: 'guest',
    },
    dismissed: {
      type: 'final',
      description: 'The dialog was closed without an answer.',
      meta: { reqs: ['AUTH-06'] },
      output: 'dismissed',
    },
  },
  output: finalOutput<Authenticate.Output>(),
});
