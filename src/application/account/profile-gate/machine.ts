import { effect } from '#application/kernel/effect.ts';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';

export const slots = { actors: {}, effects: { goHome: effect() } };

const profileGate = setupMachine({
  slots,
  actors: { authenticate: requireSignIn },
  guards: {
    isSignedIn: (_, outcome: AuthenticationOutcome) => outcome === 'signedIn',
  },
});

export const profileGateMachine = profileGate.createMachine({
  id: 'profileGate',
  description: 'A visitor came to a page that is about a customer.',
  initial: 'asking',
  states: {
    asking: {
      description: 'The visitor is asked to sign in. There are no pages of a guest.',
      meta: { reqs: ['NAV-14'] },
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: { view: 'signIn', offerGuest: false },
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'open',
          },
          { target: 'closed', actions: 'goHome' },
        ],
      },
    },
    open: {
      type: 'final',
      description: 'The visitor is a customer, and sees the page.',
      meta: { reqs: ['NAV-14'] },
    },
    closed: {
      type: 'final',
      description: 'The visitor would rather not say, and is sent home.',
      meta: { reqs: ['NAV-14'] },
    },
  },
});
