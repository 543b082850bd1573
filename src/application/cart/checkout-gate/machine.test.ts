import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type {
  AuthenticationOutcome,
  AuthenticationRequest,
} from '#application/account/authentication.ts';
import { paths } from '#application/kernel/path.ts';
import type { CheckoutFacts } from '#domain/cart/checkout-gate.ts';
import { answeredByHand } from '#tests/support/fakes/by-hand.ts';
import { checkoutGateMachine } from './machine.ts';

function atTheGate(facts: Partial<CheckoutFacts> = {}) {
  const dialog = answeredByHand<AuthenticationRequest, AuthenticationOutcome>();
  const done: string[] = [];
  const machine = checkoutGateMachine.provide({
    actors: {
      authenticate: fromPromise<AuthenticationOutcome, AuthenticationRequest>(({ input }) =>
        dialog.ask(input),
      ),
    },
    actions: {
      closeDrawer: () => void done.push('the drawer closes'),
      navigate: (_, path) => void done.push(path),
      continueAsGuest: () => void done.push('guest by choice'),
    },
  });
  const gate = createActor(machine, {
    input: {
      to: paths.checkout('cart'),
      facts: {
        hasItems: true,
        hasToken: false,
        guestCheckoutAllowed: true,
        guestByChoice: false,
        ...facts,
      },
    },
  }).start();
  return { gate, dialog, done, asks: () => gate.getSnapshot().hasTag('asking') };
}

const CHECKOUT = ['the drawer closes', '/checkout?page=cart'];
const HOME = ['the drawer closes', '/home'];

describe('the checkout button', () => {
  test('asks a guest with items whether to log in or to go on (GATE-01)', () => {
    const { asks, done } = atTheGate();

    expect(asks()).toBe(true);
    expect(done).toEqual([]);
  });

  test.each([{ hasToken: true }, { hasToken: false }])(
    'leads home from an empty cart, with a token or without (GATE-08, GATE-09, CART-06)',
    ({ hasToken }) => {
      const { gate, done } = atTheGate({ hasItems: false, hasToken });

      expect(done).toEqual(HOME);
      expect(gate.getSnapshot().output).toBe('home');
    },
  );

  test('does not ask a guest again who has chosen before (GATE-05, D-01)', () => {
    const { asks, done } = atTheGate({ guestByChoice: true });

    expect(asks()).toBe(false);
    expect(done).toEqual(CHECKOUT);
  });

  test('leads a signed-in customer to checkout at once (GATE-10, GATE-11)', () => {
    const { gate, done } = atTheGate({ hasToken: true });

    expect(done).toEqual(CHECKOUT);
    expect(gate.getSnapshot().output).toBe('checkout');
  });

  test('opens the sign-in where guests may not order, and the drawer stays (GATE-12, GATE-13)', () => {
    const { asks, dialog, done } = atTheGate({ guestCheckoutAllowed: false });

    expect(asks()).toBe(false);
    expect(dialog.calls[0]?.asked).toEqual({ view: 'signIn', offerGuest: false });
    expect(done).toEqual([]);
  });
});

describe('at the prompt', () => {
  test('Guest goes on to checkout, and stays a guest by choice (GATE-02, GATE-05, D-01)', () => {
    const { gate, done } = atTheGate();

    gate.send({ type: 'guest.choose' });

    expect(done).toEqual(['guest by choice', ...CHECKOUT]);
  });

  test.each([
    { event: 'login.choose', view: 'signIn', ids: 'GATE-03, GATE-06' },
    { event: 'signUp.choose', view: 'signUp', ids: 'GATE-04, GATE-07' },
  ] as const)('$event opens the dialog, and then the checkout ($ids)', async ({ event, view }) => {
    const { gate, dialog, done, asks } = atTheGate();

    gate.send({ type: event });
    expect(dialog.calls[0]?.asked).toEqual({ view, offerGuest: false });
    expect(asks()).toBe(false);
    await dialog.answers('signedIn');

    expect(done).toEqual(CHECKOUT);
    expect(gate.getSnapshot().output).toBe('checkout');
  });

  test.each(['login.choose', 'signUp.choose'] as const)(
    '%s, and closing the dialog, leaves the customer with the cart',
    async (event) => {
      const { gate, dialog, done } = atTheGate();

      gate.send({ type: event });
      await dialog.answers('dismissed');

      expect(done).toEqual([]);
      expect(gate.getSnapshot().output).toBe('stayed');
    },
  );

  test('closing it leaves the customer with the cart', () => {
    const { gate, done } = atTheGate();

    gate.send({ type: 'prompt.close' });

    expect(done).toEqual([]);
    expect(gate.getSnapshot().output).toBe('stayed');
  });
});
