import { setup } from 'xstate';
import { effect } from '#application/kernel/effect.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import type { AuthenticationOutcome, AuthenticationRequest } from './authentication.ts';

const profileGate = setup({
  types: { meta: {} as { readonly reqs: readonly string[] } },
  actors: {
    authenticate: portActor<AuthenticationRequest, AuthenticationOutcome>('authenticate'),
  },
  guards: {
    isSignedIn: (_, outcome: AuthenticationOutcome) => outcome === 'signedIn',
  },
  actions: { goHome: effect() },
});

/** @see docs/charts/account-profile-gate.md, drawn from this file */
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
