import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { SignInForm } from '#domain/account/sign-in.ts';
import type { SignUpForm } from '#domain/account/sign-up.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { away, refusedWith } from '#tests/support/builders/failure.ts';
import { answeredByHand } from '#tests/support/fakes/by-hand.ts';
import { authenticateMachine } from './machine.ts';
import * as select from './selectors.ts';
import type * as Authenticate from './machine.ts';

const aSignIn = (facts: Partial<SignInForm> = {}): SignInForm => ({
  identifier: 'asha@example.com',
  password: 'secret123',
  rememberMe: true,
  ...facts,
});
const aSignUp = (facts: Partial<SignUpForm> = {}): SignUpForm => ({
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  phone: '+1 212 555 0123',
  password: 'secret123',
  confirmation: 'secret123',
  referralCode: '',
  termsAccepted: true,
  ...facts,
});
const asJudged = {
  identifier: { type: 'email', value: 'asha@example.com' },
  password: 'secret123',
  rememberMe: true,
};
const signUpAsJudged = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  phone: '+12125550123',
  password: 'secret123',
  referralCode: null,
};
const issued = ok({ token: 't1' });
const cartsConflict = refuse({ kind: 'cartsConflict' } as const);

function aDialog(facts: Partial<Authenticate.Input['request']> & { guestAllowed?: boolean } = {}) {
  const signIn = answeredByHand<Authenticate.SignInCommand, Authenticate.SignInAnswer>();
  const signUp = answeredByHand<Authenticate.SignUpCommand, Authenticate.SignUpAnswer>();
  const done: unknown[] = [];
  const machine = authenticateMachine.provide({
    actors: {
      signIn: fromPromise<Authenticate.SignInAnswer, Authenticate.SignInCommand>(({ input }) =>
        signIn.ask(input),
      ),
      signUp: fromPromise<Authenticate.SignUpAnswer, Authenticate.SignUpCommand>(({ input }) =>
        signUp.ask(input),
      ),
    },
    actions: {
      reportToken: (_, token) => void done.push(token),
      continueAsGuest: () => void done.push('guest by choice'),
      withdrawRequest: () => void done.push('asked no more'),
      showNotice: (_, { kind }) => void done.push(kind),
    },
  });
  const { guestAllowed = true, ...request } = facts;
  const dialog = createActor(machine, {
    input: {
      request: { view: 'signIn', offerGuest: true, ...request },
      guestAllowed,
      guestId: '77',
      country: 'US',
      sendsCodes: false,
    },
  }).start();
  const sees = () => dialog.getSnapshot();
  return { dialog, signIn, signUp, done, sees };
}

describe('the sign-in dialog', () => {
  test.each([
    { view: 'signIn', signsUp: false },
    { view: 'signUp', signsUp: true },
  ] as const)(
    'opens in the $view view when asked for it (AUTH-05, GATE-07)',
    ({ view, signsUp }) => {
      const { sees } = aDialog({ view });

      expect(select.isSigningUp(sees())).toBe(signsUp);
    },
  );

  test('switches between signing in and signing up, and forgets the marks (AUTH-06)', () => {
    const { dialog, sees } = aDialog();
    dialog.send({ type: 'signIn.submit', form: aSignIn({ password: '' }) });

    dialog.send({ type: 'view.signUp' });
    expect(select.isSigningUp(sees())).toBe(true);
    expect(select.signInRefusalsOf(sees())).toEqual({});
    dialog.send({ type: 'view.signIn' });

    expect(select.isSigningUp(sees())).toBe(false);
  });

  test('closed without an answer is dismissed', () => {
    const { dialog, sees, done } = aDialog();

    dialog.send({ type: 'dialog.close' });

    expect(sees().output).toBe('dismissed');
    expect(done).toEqual([]);
  });

  test('offers to go on as a guest, which answers what was interrupted (D-01)', () => {
    const { dialog, sees, done } = aDialog();
    expect(select.offersGuest(sees())).toBe(true);

    dialog.send({ type: 'guest.continue' });

    expect(sees().output).toBe('guest');
    expect(done).toEqual(['guest by choice']);
  });

  test.each([
    { offerGuest: true, guestAllowed: false, because: 'the app does not take guests' },
    { offerGuest: false, guestAllowed: true, because: 'it was not asked for' },
  ])('does not, when $because (D-01)', ({ offerGuest, guestAllowed }) => {
    const { dialog, sees } = aDialog({ offerGuest, guestAllowed });
    expect(select.offersGuest(sees())).toBe(false);

    dialog.send({ type: 'guest.continue' });

    expect(sees().status).toBe('active');
  });
});

describe('signing in', () => {
  test('marks every field that is wrong and sends nothing (D-39)', () => {
    const { dialog, sees, signIn } = aDialog();

    dialog.send({ type: 'signIn.submit', form: aSignIn({ identifier: 'asha', password: '' }) });

    expect(select.signInRefusalsOf(sees())).toEqual({
      identifier: 'malformed',
      password: 'missing',
    });
    expect(signIn.calls).toHaveLength(0);
  });

  test("sends the guest's number too, so that its cart moves along (D-42)", () => {
    const { dialog, sees, signIn } = aDialog();

    dialog.send({ type: 'signIn.submit', form: aSignIn() });

    expect(select.isBusy(sees())).toBe(true);
    expect(signIn.calls[0]?.asked).toEqual({
      signIn: asJudged,
      guestId: '77',
      onCartConflict: 'ask',
    });
  });

  test.each([true, false])(
    'hands the token over, to be kept: %s (AUTH-02, D-39)',
    async (rememberMe) => {
      const { dialog, sees, signIn, done } = aDialog();

      dialog.send({ type: 'signIn.submit', form: aSignIn({ rememberMe }) });
      await signIn.answers(issued);

      expect(sees().output).toBe('signedIn');
      expect(done).toEqual([{ token: 't1', rememberMe }, 'asked no more', 'signedIn']);
      expect(sees().context.signIn).toBeNull();
    },
  );

  test("shows the app's own words when it refuses, and keeps no password (D-39)", async () => {
    const { dialog, sees, signIn } = aDialog();

    dialog.send({ type: 'signIn.submit', form: aSignIn() });
    await signIn.answers(refusedWith('Too many attempts. Try again in 15 minutes.'));

    expect(select.failureOf(sees())).toMatchObject({
      message: 'Too many attempts. Try again in 15 minutes.',
    });
    expect(select.isBusy(sees())).toBe(false);
    expect(sees().context.signIn).toBeNull();
  });

  test('says that the app could not be reached, and lets try again', async () => {
    const { dialog, sees, signIn } = aDialog();
    dialog.send({ type: 'signIn.submit', form: aSignIn() });
    await signIn.answers(away);
    expect(select.failureOf(sees())).toEqual(away.failure);

    dialog.send({ type: 'signIn.submit', form: aSignIn() });
    expect(select.failureOf(sees())).toBeNull();
    await signIn.answers(issued);

    expect(sees().output).toBe('signedIn');
  });

  test('is sent once, however often the button is pressed', () => {
    const { dialog, signIn } = aDialog();

    dialog.send({ type: 'signIn.submit', form: aSignIn() });
    dialog.send({ type: 'signIn.submit', form: aSignIn() });

    expect(signIn.calls).toHaveLength(1);
  });
});

describe('two carts that do not go together', () => {
  test.each([
    { event: 'guestCart.keep', choice: 'guest' },
    { event: 'accountCart.keep', choice: 'account' },
  ] as const)('are asked about, and $choice is sent (D-42)', async ({ event, choice }) => {
    const { dialog, sees, signIn } = aDialog();
    dialog.send({ type: 'signIn.submit', form: aSignIn() });
    await signIn.answers(cartsConflict);
    expect(select.isAskingForCart(sees())).toBe(true);

    dialog.send({ type: event });
    expect(signIn.calls[1]?.asked).toEqual({
      signIn: asJudged,
      guestId: '77',
      onCartConflict: choice,
    });
    await signIn.answers(issued);

    expect(sees().output).toBe('signedIn');
  });

  test.each(['guestCart.keep', 'accountCart.keep'] as const)(
    'and a failure after %s leads back to the form',
    async (event) => {
      const { dialog, sees, signIn } = aDialog();
      dialog.send({ type: 'signIn.submit', form: aSignIn() });
      await signIn.answers(cartsConflict);

      dialog.send({ type: event });
      await signIn.answers(away);

      expect(select.failureOf(sees())).toEqual(away.failure);
      expect(select.isAskingForCart(sees())).toBe(false);
    },
  );

  test('can be left alone: the customer is back at the form, signed out', async () => {
    const { dialog, sees, signIn, done } = aDialog();
    dialog.send({ type: 'signIn.submit', form: aSignIn() });
    await signIn.answers(cartsConflict);

    dialog.send({ type: 'dialog.close' });

    expect(select.isAskingForCart(sees())).toBe(false);
    expect(sees().status).toBe('active');
    expect(done).toEqual([]);
  });
});

describe('signing up', () => {
  test('marks every field that is wrong and sends nothing (D-40)', () => {
    const { dialog, sees, signUp } = aDialog({ view: 'signUp' });

    dialog.send({
      type: 'signUp.submit',
      form: aSignUp({
        firstName: ' ',
        email: 'no-address',
        phone: '555 0123',
        password: 'short',
        confirmation: 'other',
        referralCode: 'x'.repeat(31),
        termsAccepted: false,
      }),
    });

    expect(select.signUpRefusalsOf(sees())).toEqual({
      firstName: 'missing',
      email: 'malformed',
      phone: 'malformed',
      password: 'tooWeak',
      confirmation: 'different',
      referralCode: 'tooLong',
      termsAccepted: 'notAccepted',
    });
    expect(signUp.calls).toHaveLength(0);
  });

  test('signs in at once, and is kept (D-40)', async () => {
    const { dialog, sees, signUp, done } = aDialog({ view: 'signUp' });

    dialog.send({ type: 'signUp.submit', form: aSignUp() });
    expect(select.isBusy(sees())).toBe(true);
    expect(signUp.calls[0]?.asked).toEqual({
      signUp: signUpAsJudged,
      guestId: '77',
    });
    await signUp.answers(issued);

    expect(sees().output).toBe('signedIn');
    expect(done).toEqual([{ token: 't1', rememberMe: true }, 'asked no more', 'signedIn']);
  });

  test("shows the app's words when the e-mail is taken, and stays", async () => {
    const { dialog, sees, signUp } = aDialog({ view: 'signUp' });

    dialog.send({ type: 'signUp.submit', form: aSignUp() });
    await signUp.answers(refusedWith('This e-mail is taken', { code: 'email' }));

    expect(select.isSigningUp(sees())).toBe(true);
    expect(select.failureOf(sees())).toMatchObject({ message: 'This e-mail is taken' });
  });

  test('a customer with one name only is welcome (L5)', () => {
    const { dialog, signUp } = aDialog({ view: 'signUp' });

    dialog.send({ type: 'signUp.submit', form: aSignUp({ lastName: '' }) });

    expect(signUp.calls).toHaveLength(1);
  });

  test('may end as a guest, too', () => {
    const { dialog, sees } = aDialog({ view: 'signUp' });

    dialog.send({ type: 'guest.continue' });

    expect(sees().output).toBe('guest');
  });
});
