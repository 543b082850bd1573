import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  readCustomerInfo,
  readProfile,
  requestGuestId,
  signIn as signInCall,
  signOut,
  signUp as signUpCall,
} from '#contract/account.ts';
import { DAY, MINUTE } from '#domain/kernel/instant.ts';
import {
  aCartLineRow,
  aModuleRow,
  anItemRow,
  aStoreRow,
  aZoneRow,
} from '#tests/support/builders/table-rows.ts';
import { aSignUp, createTestApp, NOON, type TestServer } from '#tests/support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestApp({ seeded: false });
  await server.db.insertInto('zone').values(aZoneRow()).execute();
});
afterAll(() => server.close());
beforeEach(() => server.setNow(NOON));

const signUp = (facts: object = {}) => server.post(signUpCall.path, { ...aSignUp(), ...facts });
const signIn = (email_or_phone: string, password = 'correct-horse-1', more: object = {}) =>
  server.post(signInCall.path, { email_or_phone, password, ...more });
const profileOf = (token: string) => server.get(readProfile.path, { token });

describe('a guest', () => {
  test('gets a unique number that JSON represents exactly (D-110, AUTH-04)', async () => {
    const first = await server.post(requestGuestId.path);
    const second = await server.post(requestGuestId.path);

    expect(first.status).toBe(200);
    expect(Number.isSafeInteger(first.body.guest_id)).toBe(true);
    expect(Math.abs(first.body.guest_id - second.body.guest_id)).toBeGreaterThan(1);
  });
});

describe('signing up', () => {
  test('opens an account and signs in to it (D-40, ENT-16)', async () => {
    const person = aSignUp();

    const { status, body } = await server.post(signUpCall.path, person);

    expect(status).toBe(200);
    expect((await profileOf(body.token)).body).toEqual({
      id: expect.any(Number) as number,
      f_name: 'Ada',
      l_name: 'Byron',
      email: person.email,
      phone: person.phone,
      image: null,
      image_full_url: null,
      storage: 'public',
      is_phone_verified: 0,
      is_email_verified: 0,
      wallet_balance: 0,
      loyalty_point: 0,
      ref_code: expect.stringMatching(/^[A-Z2-9]{10}$/) as string,
      order_count: 0,
      selected_modules_for_interest: [],
      member_since_days: 0,
      notifications: 1,
    });
  });

  test('stores phone and e-mail in their standard form, however they were pasted', async () => {
    const { body } = await signUp({
      phone: '\u202A(628)\u00A0555\u20110142\u202C',
      email: "O'Neil@Example.com",
      f_name: 'Ada\u202E',
    });

    expect((await profileOf(body.token)).body).toMatchObject({
      ...{ phone: '+16285550142', email: "o'neil@example.com", f_name: 'Ada' },
    });
    for (const email_or_phone of ['٦٢٨ ٥٥٥ ٠١٤٢', 'tel:+1-628-555-0142', "O'NEIL@example.com"]) {
      const { password } = aSignUp();
      const answer = await server.post(signInCall.path, { email_or_phone, password });
      expect([email_or_phone, answer.status]).toEqual([email_or_phone, 200]);
    }
  });

  test('accepts a whole name in one field, as other clients send it', async () => {
    const { email, phone, password } = aSignUp();
    const person = { email, phone, password, name: 'Ada King Byron' };
    const { body } = await server.post(signUpCall.path, person);

    expect((await profileOf(body.token)).body).toMatchObject({
      f_name: 'Ada',
      l_name: 'King Byron',
    });
  });

  test.each([
    { facts: { email: 'unknown' }, field: 'email' },
    { facts: { phone: '5550123' }, field: 'phone' },
    { facts: { f_name: '\u200B' }, field: 'f_name' },
    { facts: { f_name: '\u202E' }, field: 'f_name' },
    { facts: { f_name: '\uD83D' }, field: 'f_name' },
    { facts: { email: 'ada1@example.com', password: 'Ada1@Example.com' }, field: 'password' },
    { facts: { phone: '+12125550188', password: 'tel:+1 212 555 0188' }, field: 'password' },
    { facts: { password: 'onlyletters' }, field: 'password' },
    { facts: { password: 'short1' }, field: 'password' },
    { facts: { f_name: 'x'.repeat(101) }, field: 'f_name' },
    { facts: { f_name: '   ' }, field: 'f_name' },
    { facts: { ref_code: 'NOSUCHCODE' }, field: 'ref_code' },
    { facts: { password: 12345678 }, field: 'password' },
  ])('marks the field that is wrong: $facts', async ({ facts, field }) => {
    const { status, body } = await signUp(facts);

    expect(status).toBe(403);
    expect(body.errors.map(({ code }: { code: string }) => code)).toContain(field);
  });

  test('refuses an e-mail or a phone that another customer has', async () => {
    const person = aSignUp();
    await server.post(signUpCall.path, person);

    const again = await server.post(signUpCall.path, {
      ...person,
      email: person.email.toUpperCase(),
    });

    expect(again.status).toBe(403);
    expect(again.body.errors.map(({ code }: { code: string }) => code)).toEqual(['email', 'phone']);
  });

  test('creates one account for two concurrent requests', async () => {
    const person = aSignUp();

    const both = await Promise.all([
      server.post(signUpCall.path, person),
      server.post(signUpCall.path, person),
    ]);

    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });

  test('names the phone if another customer takes it at the same moment', async () => {
    const [one, two] = [aSignUp(), aSignUp()];

    const both = await Promise.all([
      server.post(signUpCall.path, one),
      server.post(signUpCall.path, { ...two, phone: one.phone }),
    ]);

    const refused = both.find(({ status }) => status !== 200);
    expect(refused?.body.errors.map(({ code }: { code: string }) => code)).toEqual(['phone']);
  });

  test('stores neither password nor token in readable form', async () => {
    const { body } = await signUp();
    const customers = await server.db.selectFrom('customer').select('password_hash').execute();
    const sessions = await server.db.selectFrom('session').select('token_hash').execute();

    expect(JSON.stringify(customers)).not.toContain('correct-horse-1');
    expect(JSON.stringify(sessions)).not.toContain(body.token);
  });
});

describe('signing in', () => {
  test('accepts the e-mail in any case and the phone in any notation (D-39)', async () => {
    const person = aSignUp();
    await server.post(signUpCall.path, person);
    const phone = `${person.phone.slice(0, 5)} (${person.phone.slice(5, 8)}) ${person.phone.slice(8)}`;

    expect((await signIn(person.email.toUpperCase())).status).toBe(200);
    expect((await signIn(phone)).status).toBe(200);
  });

  test('gives the same answer to a wrong password and an unknown account', async () => {
    const person = aSignUp();
    await server.post(signUpCall.path, person);

    const wrong = await signIn(person.email, 'wrong-horse-1');
    const unknown = await signIn('unknown@example.com', 'wrong-horse-1');

    expect([wrong.status, unknown.status]).toEqual([403, 403]);
    expect(wrong.body).toEqual(unknown.body);
  });

  test('is locked for 15 minutes after five failures, even with the right password (D-39)', async () => {
    const person = aSignUp();
    await server.post(signUpCall.path, person);
    for (let tries = 0; tries < 5; tries += 1) await signIn(person.email, 'wrong-horse-1');

    expect((await signIn(person.email)).body.errors[0].code).toBe('locked');
    expect((await signIn(person.phone)).body.errors[0].code).toBe('locked');
    server.advance(15 * MINUTE - 1);
    expect((await signIn(person.email)).status).toBe(429);
    server.advance(1);
    expect((await signIn(person.email)).status).toBe(200);
  });

  test('is not locked by five failures over a longer time', async () => {
    const person = aSignUp();
    await server.post(signUpCall.path, person);
    for (let tries = 0; tries < 5; tries += 1) {
      await signIn(person.email, 'wrong-horse-1');
      server.advance(4 * MINUTE);
    }

    expect((await signIn(person.email)).status).toBe(200);
  });

  test('counts every concurrent guess', async () => {
    const person = aSignUp();
    await server.post(signUpCall.path, person);
    const guesses = Array.from({ length: 12 }, () => signIn(person.email, 'wrong-horse-1'));

    const codes = (await Promise.all(guesses)).map(({ body }) => body.errors[0].code as string);

    expect(codes.filter((code) => code === 'credentials')).toHaveLength(5);
  });

  test('lasts 30 days (D-43)', async () => {
    const { token } = await server.asCustomer();

    server.advance(30 * DAY - 1);
    expect((await profileOf(token)).status).toBe(200);
    server.advance(1);
    expect((await profileOf(token)).status).toBe(401);
  });

  test('ends on one device when the customer signs out there (D-44)', async () => {
    const { token, email } = await server.asCustomer();
    const other = (await signIn(email)).body.token as string;

    expect((await server.post(signOut.path, undefined, { token })).status).toBe(200);
    expect((await profileOf(token)).status).toBe(401);
    expect((await profileOf(other)).status).toBe(200);
  });

  test.each(['', 'null', 'undefined', 'x'.repeat(5_000), "' or 1=1 --"])(
    'rejects the forged token "%.20s" (AUTH-14)',
    async (token) => {
      const { status, body } = await server.get(readCustomerInfo.path, {
        headers: { Authorization: `Bearer ${token}` },
      });

      expect(status).toBe(401);
      expect(body.errors[0].message).toBe(body.message);
    },
  );
});

describe("a guest's cart at sign-in (D-42)", () => {
  const GUEST = 4_711;

  beforeEach(async () => {
    await server.db.deleteFrom('module').execute();
    await server.db
      .insertInto('module')
      .values([aModuleRow(), aModuleRow({ id: 2, type: 'grocery' })])
      .execute();
    await server.db
      .insertInto('store')
      .values([aStoreRow(), aStoreRow({ id: 2, module_id: 2 }), aStoreRow({ id: 3, module_id: 2 })])
      .execute();
    await server.db
      .insertInto('item')
      .values([
        anItemRow(),
        anItemRow({ id: 2, store_id: 2, stock: 5 }),
        anItemRow({ id: 3, store_id: 3 }),
        anItemRow({ id: 4, store_id: 1, maximum: 4 }),
      ])
      .execute();
  });

  const account = async (...lines: object[]) => {
    const { email, token } = await server.asCustomer();
    const { id } = (await profileOf(token)).body as { id: number };
    const owner = `customer:${id}`;
    const rows = lines.map((line) => aCartLineRow({ owner, ...line }));
    if (rows.length > 0) await server.db.insertInto('cart_line').values(rows).execute();
    return { email, owner };
  };
  const guestHas = (...lines: object[]) =>
    server.db
      .insertInto('cart_line')
      .values(lines.map((line) => aCartLineRow({ owner: `guest:${GUEST}`, ...line })))
      .execute();
  const cartOf = async (owner: string) => {
    const rows = await server.db
      .selectFrom('cart_line')
      .select(['item_id', 'quantity'])
      .where('owner', '=', owner)
      .orderBy('id')
      .execute();
    return rows.map(({ item_id, quantity }) => `${quantity} of ${item_id}`);
  };

  test('joins the cart of the account', async () => {
    const { email, owner } = await account({ item_id: 1, quantity: 2 });
    await guestHas({ item_id: 4 });

    expect((await signIn(email, undefined, { guest_id: GUEST })).status).toBe(200);

    expect(await cartOf(owner)).toEqual(['2 of 1', '1 of 4']);
    expect(await cartOf(`guest:${GUEST}`)).toEqual([]);
  });

  test('adds up equal choices, up to the maximum and the stock', async () => {
    const { email, owner } = await account(
      { item_id: 4, quantity: 3 },
      { item_id: 2, module_id: 2, quantity: 4 },
    );
    await guestHas({ item_id: 4, quantity: 3 }, { item_id: 2, module_id: 2, quantity: 4 });

    await signIn(email, undefined, { guest_id: GUEST });

    expect(await cartOf(owner)).toEqual(['4 of 4', '5 of 2']);
  });

  test('keeps another choice of the same item as a separate line', async () => {
    const spicy = JSON.stringify([{ name: 'Heat', values: { label: ['Hot'] } }]);
    const { email, owner } = await account({ item_id: 1 });
    await guestHas({ item_id: 1, variation: spicy });

    await signIn(email, undefined, { guest_id: GUEST });

    expect(await cartOf(owner)).toEqual(['1 of 1', '1 of 1']);
  });

  test('of another store asks first and changes nothing until then', async () => {
    const { email, owner } = await account({ item_id: 2, module_id: 2 });
    await guestHas({ item_id: 3, module_id: 2 });

    const { status, body } = await signIn(email, undefined, { guest_id: GUEST });

    expect(status).toBe(409);
    expect(body.errors[0].code).toBe('cart_conflict');
    expect(await cartOf(owner)).toEqual(['1 of 2']);
    expect(await cartOf(`guest:${GUEST}`)).toEqual(['1 of 3']);
  });

  test('of another store replaces the account’s cart in that module only, after consent', async () => {
    const { email, owner } = await account({ item_id: 2, module_id: 2 }, { item_id: 1 });
    await guestHas({ item_id: 3, module_id: 2 });

    await signIn(email, undefined, { guest_id: GUEST, on_cart_conflict: 'guest' });

    expect(await cartOf(owner)).toEqual(['1 of 1', '1 of 3']);
  });

  test('of another store stays with the guest if the account’s cart is chosen', async () => {
    const { email, owner } = await account({ item_id: 2, module_id: 2 });
    await guestHas({ item_id: 3, module_id: 2 }, { item_id: 1 });

    await signIn(email, undefined, { guest_id: GUEST, on_cart_conflict: 'account' });

    expect(await cartOf(owner)).toEqual(['1 of 2', '1 of 1']);
    expect(await cartOf(`guest:${GUEST}`)).toEqual(['1 of 3']);
  });

  test('moves to a new account', async () => {
    await guestHas({ item_id: 1, quantity: 3 });

    const { body } = await signUp({ guest_id: GUEST });

    const { id } = (await profileOf(body.token)).body as { id: number };
    expect(await cartOf(`customer:${id}`)).toEqual(['3 of 1']);
  });
});
