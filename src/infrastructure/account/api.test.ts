import { describe, expect, test } from 'vitest';
import { readProfile, requestGuestId, signIn, signOut, signUp } from '#contract/account.ts';
import type * as Authenticate from '#application/account/authenticate/machine.ts';
import { id } from '#domain/kernel/id.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { aProfile } from '#tests/support/builders/profile.ts';
import { httpClientByHand } from '#tests/support/fakes/http-client.ts';
import { createAuthenticator } from './sign-in.api.ts';
import { createSessionKeeper } from './api.ts';
import { createTokenStore } from './storage.ts';

const aCommand = (facts: Partial<Authenticate.SignInCommand> = {}): Authenticate.SignInCommand => ({
  signIn: {
    identifier: { type: 'email', value: 'asha@example.com' },
    password: ' secret1 ',
    rememberMe: true,
  },
  guestId: '77',
  onCartConflict: 'ask',
  ...facts,
});

describe('the token', () => {
  test.each([
    { rememberMe: true, local: 't1', session: null },
    { rememberMe: false, local: null, session: 't1' },
  ])(
    'is kept under "token", and in one place only (STORE-01, D-39)',
    ({ rememberMe, local, session }) => {
      const [localStore, sessionStore] = [memoryStore(), memoryStore()];
      localStore.write('token', 'old');
      const tokens = createTokenStore({ localStore, sessionStore });

      tokens.save('t1', rememberMe);

      expect([localStore.read('token'), sessionStore.read('token')]).toEqual([local, session]);
      expect(tokens.read()).toBe('t1');
    },
  );

  test('is not written again when another tab has written it, which may take it back (AUTH-09)', () => {
    const [localStore, sessionStore] = [memoryStore(), memoryStore()];
    localStore.write('token', 't1');
    const written: string[] = [];
    const write = (key: string) => void written.push(key);

    createTokenStore({ localStore: { ...localStore, write }, sessionStore }).save('t1', true);

    expect(written).toEqual([]);
  });

  test('is gone from both places after signing out; the guest number stays (AUTH-09, STORE-02)', () => {
    const [localStore, sessionStore] = [memoryStore(), memoryStore()];
    localStore.write('token', 't1');
    localStore.write('guest_id', '77');
    sessionStore.write('token', 't1');

    createTokenStore({ localStore, sessionStore }).forget('t1');

    expect([localStore.read('token'), sessionStore.read('token')]).toEqual([null, null]);
    expect(localStore.read('guest_id')).toBe('77');
  });
});

describe('the guest number', () => {
  test('is asked for without a payload (API-02, AUTH-04)', async () => {
    const http = httpClientByHand({ message: 'ok', guest_id: 8_123_456_789_012_345 });

    const answer = await createSessionKeeper(http, memoryStore()).requestGuestId();

    expect(answer).toEqual({ ok: true, value: '8123456789012345' });
    expect(http.asked).toEqual([{ method: 'POST', path: requestGuestId.path }]);
  });

  test('is the one of another tab that was quicker (D-105)', async () => {
    const http = httpClientByHand({ message: 'ok', guest_id: 2 });
    const store = memoryStore();
    const asked = createSessionKeeper(http, store).requestGuestId();
    store.write('guest_id', '1');

    expect(await asked).toEqual({ ok: true, value: '1' });
  });

  test('replaces a stored one that is no number (AUTH-04)', async () => {
    const http = httpClientByHand({ message: 'ok', guest_id: 2 });
    const store = memoryStore();
    store.write('guest_id', 'abc');

    expect(await createSessionKeeper(http, store).requestGuestId()).toEqual({
      ok: true,
      value: '2',
    });
  });

  test.each([{ message: 'ok' }, { message: 'ok', guest_id: -1 }, '<html>', null])(
    'out of %j is none',
    async (body) => {
      const answer = await createSessionKeeper(
        httpClientByHand(body),
        memoryStore(),
      ).requestGuestId();

      expect(answer.ok).toBe(false);
    },
  );
});

describe('the profile', () => {
  test('is read where the specification says, and a 401 there is silent (API-03, AUTH-14, AUTH-15)', async () => {
    const http = httpClientByHand({
      id: 3,
      f_name: 'Asha',
      l_name: null,
      email: null,
      phone: '+1212',
    });

    const answer = await createSessionKeeper(http, memoryStore()).loadProfile('t1');

    expect(http.asked[0]).toEqual({
      method: 'GET',
      path: readProfile.path,
      quiet: true,
      token: 't1',
    });
    expect(answer).toEqual({
      ok: true,
      value: aProfile({
        id: id(3),
        lastName: '',
        email: null,
        phone: '+1212',
        isEmailVerified: false,
        isPhoneVerified: false,
      }),
    });
  });

  test.each([
    { names: { l_name: 'Rao', last_name: 'Rau' }, lastName: 'Rao' },
    { names: { last_name: 'Rao' }, lastName: 'Rao' },
    { names: { l_name: '', last_name: 'Rao' }, lastName: 'Rao' },
    { names: { l_name: null, last_name: null }, lastName: '' },
    { names: {}, lastName: '' },
  ])('has "$lastName" as the last name out of $names (ENT-16)', async ({ names, lastName }) => {
    const http = httpClientByHand({ id: 3, f_name: 'Asha', phone: '+1212', ...names });

    expect(await createSessionKeeper(http, memoryStore()).loadProfile('t1')).toMatchObject({
      value: { firstName: 'Asha', lastName },
    });
  });
});

describe('signing in at the app', () => {
  test.each([
    { value: 'asha@example.com', type: 'email' },
    { value: '+12125550123', type: 'phone' },
  ] as const)(
    'sends $value as $type, and the password as it was typed (D-39)',
    async (identifier) => {
      const http = httpClientByHand({ token: 't1' });

      const answer = await createAuthenticator(http).signIn(
        aCommand({ signIn: { identifier, password: ' secret1 ', rememberMe: true } }),
      );

      expect(answer).toEqual({ ok: true, value: { token: 't1' } });
      expect(http.asked[0]).toMatchObject({
        method: 'POST',
        path: signIn.path,
        body: {
          login_type: 'manual',
          email_or_phone: identifier.value,
          field_type: identifier.type,
          password: ' secret1 ',
          guest_id: 77,
          on_cart_conflict: 'ask',
        },
      });
    },
  );

  test.each([
    { status: 403, body: { errors: [{ code: 'auth', message: 'Wrong password' }] } },
    { status: 401, body: { errors: [{ code: 'auth', message: 'Wrong password' }] } },
    { status: 429, body: { message: 'Wrong password' } },
  ])('a wrong password has its sentence, at $status too (D-39)', async ({ status, body }) => {
    const answer = await createAuthenticator(httpClientByHand(body, status)).signIn(aCommand());

    expect(answer).toMatchObject({ ok: false, failure: { message: 'Wrong password' } });
  });

  test('two carts that conflict are a question, not a failure (D-42)', async () => {
    const body = { message: 'Which?', errors: [{ code: 'cart_conflict', message: 'Which?' }] };

    const answer = await createAuthenticator(httpClientByHand(body, 409)).signIn(aCommand());

    expect(answer).toEqual({ ok: false, failure: { kind: 'cartsConflict' } });
  });

  test('the answer to it is sent along (D-42)', async () => {
    const http = httpClientByHand({ token: 't1' });

    await createAuthenticator(http).signIn(aCommand({ onCartConflict: 'guest' }));

    expect(http.asked[0]?.body).toMatchObject({ on_cart_conflict: 'guest' });
  });
});

describe('signing up at the app', () => {
  test('sends the names apart, and no referral code where there is none (D-40)', async () => {
    const http = httpClientByHand({ token: 't1' });

    await createAuthenticator(http).signUp({
      signUp: {
        firstName: 'Asha',
        lastName: '',
        email: 'asha@example.com',
        phone: '+12125550123',
        password: 'secret123',
        referralCode: null,
      },
      guestId: null,
    });

    expect(http.asked[0]).toMatchObject({
      path: signUp.path,
      body: {
        f_name: 'Asha',
        l_name: '',
        email: 'asha@example.com',
        phone: '+12125550123',
        password: 'secret123',
        ref_code: null,
        guest_id: null,
      },
    });
  });
});

describe('signing out at the app', () => {
  test('revokes the removed token, outlives the page and never complains (AUTH-13, D-44)', () => {
    const http = httpClientByHand(null, 404);

    createAuthenticator(http).revoke('t1');

    expect(http.asked).toEqual([
      {
        method: 'POST',
        path: signOut.path,
        headers: { Authorization: 'Bearer t1' },
        keepalive: true,
        quiet: true,
      },
    ]);
  });
});
