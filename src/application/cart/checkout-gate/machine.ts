import { sendTo } from 'xstate';
import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import { effect } from '#application/kernel/effect.ts';
import { finalOutput } from '#application/kernel/final-output.ts';
import { type Path, paths } from '#application/kernel/path.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { to } from '#application/kernel/system.ts';
import { type CheckoutFacts, checkoutWay, type CheckoutWay } from '#domain/cart/checkout-gate.ts';

export type Command =
  | { readonly type: 'guest.choose' }
  | { readonly type: 'login.choose' }
  | { readonly type: 'signUp.choose' }
  | { readonly type: 'prompt.close' };

export type GateRequest = {
  readonly hasItems: boolean;
  /** Set where the checkout is not that of the cart. */
  readonly to?: Path;
};

declare module '#application/kernel/dialog.ts' {
  interface AppDialogs {
    checkoutGate: GateRequest;
  }
}

export type Input = { readonly facts: CheckoutFacts; readonly to: Path };
export type Output = 'checkout' | 'home' | 'stayed';
export type Context = Input;
export type Tag = 'asking';
export type Outcome = AuthenticationOutcome;

export const slots = { actors: {}, effects: { closeDrawer: effect(), navigate: effect<Path>() } };

export const checkoutGate = setupMachine({
  types: {} as { input: Input; context: Context; events: Command; output: Output; tags: Tag },
  slots,
  actors: { authenticate: requireSignIn },
  guards: {
    wayIs: ({ context }, { way }: { readonly way: CheckoutWay }) =>
      checkoutWay(context.facts) === way,
    customerIsKnown: (_, outcome: Outcome) => outcome !== 'dismissed',
  },
  actions: {
    /** This browser shops as a guest without another question, until a sign-in (D-01). */
    continueAsGuest: sendTo(to('session'), { type: 'guest.continue' }),
  },
});

export const checkoutGateMachine = checkoutGate.createMachine({
  id: 'checkoutGate',
  description: 'Between the cart and the checkout: who may pass, and who is asked first.',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The app looks at the cart and at who is shopping.',
      meta: { reqs: ['GATE-01', 'GATE-08', 'GATE-10', 'GATE-12'] },
      always: [
        { guard: { type: 'wayIs', params: { way: 'home' } }, target: 'home' },
        { guard: { type: 'wayIs', params: { way: 'checkout' } }, target: 'checkout' },
        { guard: { type: 'wayIs', params: { way: 'askGuestOrLogin' } }, target: 'asking' },
        { target: 'signingIn' },
      ],
    },
    asking: {
      description: 'The customer chooses between going on as a guest, signing in and signing up.',
      tags: 'asking',
      meta: { reqs: ['GATE-01', 'GATE-02', 'GATE-03', 'GATE-04', 'GATE-13'] },
      on: {
        'guest.choose': { target: 'checkout', actions: 'continueAsGuest' },
        'login.choose': 'signingIn',
        'signUp.choose': 'signingUp',
        'prompt.close': 'stayed',
      },
    },
    signingIn: {
      description: 'The customer signs in, and then goes on to checkout.',
      meta: { reqs: ['GATE-06', 'GATE-12'] },
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: { view: 'signIn', offerGuest: false },
        onDone: [
          {
            guard: { type: 'customerIsKnown', params: ({ event }) => event.output },
            target: 'checkout',
          },
          { target: 'stayed' },
        ],
      },
    },
    signingUp: {
      description: 'The customer signs up, and then goes on to checkout.',
      meta: { reqs: ['GATE-07'] },
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: { view: 'signUp', offerGuest: false },
        onDone: [
          {
            guard: { type: 'customerIsKnown', params: ({ event }) => event.output },
            target: 'checkout',
          },
          { target: 'stayed' },
        ],
      },
    },
    checkout: {
      type: 'final',
      description: 'The drawer closes, and the checkout opens.',
      meta: { reqs: ['GATE-05', 'GATE-10', 'GATE-11'] },
      entry: ['closeDrawer', { type: 'navigate', params: ({ context }) => context.to }],
      output: 'checkout',
    },
    home: {
      type: 'final',
      description: 'There is nothing to check out: the drawer closes, and home opens.',
      meta: { reqs: ['GATE-08', 'GATE-09', 'CART-06'] },
      entry: ['closeDrawer', { type: 'navigate', params: paths.home() }],
      output: 'home',
    },
    stayed: {
      type: 'final',
      description: 'The customer stays with the cart.',
      meta: { reqs: ['GATE-12'] },
      output: 'stayed',
    },
  },
  output: finalOutput<Output>(),
});
