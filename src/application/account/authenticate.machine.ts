import { authenticate } from './authenticate.setup.ts';
import {
  askingForCart,
  keepingAccountCart,
  keepingGuestCart,
  signIn,
  signingIn,
} from './authenticate.sign-in.state.ts';
import { signingUp, signUp } from './authenticate.sign-up.state.ts';
import type * as Authenticate from './authenticate.types.ts';

/** @see docs/charts/account-authenticate.md, drawn from this file */
export const authenticateMachine = authenticate.createMachine({
  id: 'authenticate',
  description: 'Somebody says who they are: an old customer, a new one, or a guest.',
  context: ({ input }) => ({ ...input, refusals: {}, failure: null, signIn: null, signUp: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The dialog opens on the side that was asked for.',
      meta: { reqs: ['AUTH-05', 'AUTH-06'] },
      always: [{ guard: 'signUpIsWanted', target: 'signUp' }, { target: 'signIn' }],
    },
    signIn,
    signingIn,
    askingForCart,
    keepingGuestCart,
    keepingAccountCart,
    signUp,
    signingUp,
    signedIn: {
      type: 'final',
      description: 'A customer shops from here on.',
      meta: { reqs: ['AUTH-02'] },
      entry: ['forgetForms', { type: 'showNotice', params: { kind: 'signedIn' } }],
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
  output: ({ event }) => event.output as Authenticate.Output,
});
