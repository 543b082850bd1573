import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as codes from '#contract/account-codes.ts';
import { updateProfile } from '#contract/account-profile.ts';
import { readProfile, signIn as signInCall, signUp } from '#contract/account.ts';
import { readDesk } from '#contract/desk.ts';
import { getConfig } from '#contract/shell.ts';
import { RESEND_AFTER } from '#domain/account/verification-code.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#domain/kernel/instant.ts';
import { purge } from '#server/purge.ts';
import {
  aSignUp,
  createTestApp,
  NOON,
  type TestAnswer,
  type TestServer,
} from '#tests/support/server.ts';

let server: TestServer;
/** Without a control desk. */
let production: TestServer;
beforeAll(async () => {
  server = await createTestApp({ seeded: false, desk: true });
  production = await createTestApp({ db: server.db });
});
afterAll(() => server.close());
beforeEach(() => {
  server.setNow(NOON);
  production.setNow(NOON);
});

const PASSWORD = 'correct-horse-1';
const NEW = 'better-horse-2';
const HOME = '198.51.100.7';
const STRANGER = '203.0.113.66';

async function aCustomer() {
  const person = { ...aSignUp(), email: `codes${next()}@example.com` };
  const { body } = await server.post(signUp.path, person);
  await server.db
    .updateTable('customer')
    .set({ email_verified: true, phone_verified: true })
    .where('email', '=', person.email)
    .execute();
  return { ...person, token: body.token as string };
}
type Someone = Awaited<ReturnType<typeof aCustomer>>;
const sessionsOf = (email: string) =>
  server.db
    .selectFrom('session')
    .innerJoin('customer', 'customer.id', 'session.customer_id')
    .select('token_hash')
    .where('email', '=', email)
    .execute();
let count = 0;
const next = () => (count += 1);

type Outbox = { readonly recipient: string; readonly code: string; readonly purpose: string };
const outbox = async (): Promise<readonly Outbox[]> => (await server.get(readDesk.path)).body.codes;
const codeTo = async (recipient: string): Promise<string> =>
  (await outbox()).find((one) => one.recipient === recipient)?.code ?? 'none';
const not = (code: string) => (code === '000000' ? '111111' : '000000');
const outcomeOf = ({ status, body }: TestAnswer) => [status, body.errors?.[0].code ?? 'fine'];

const requestCode = (token: string, verification_type = 'email', at = server) =>
  at.post(codes.sendVerification.path, { verification_type }, { token });
const verify = (token: string, otp: string, verification_type = 'email') =>
  server.post(codes.verifyContact.path, { otp, verification_type }, { token });
async function change(token: string, fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  const whole = { current_password: PASSWORD, ...fields };
  for (const [name, value] of Object.entries(whole)) form.set(name, value);
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await server.request(updateProfile.path, { method: 'POST', headers, body: form });
  return answer.status;
}
const marks = async (token: string) => {
  const { body } = await server.get(readProfile.path, { token });
  return [body.is_email_verified, body.is_phone_verified];
};

describe('a customer with a new e-mail address or phone', () => {
  async function aChange() {
    const { token } = await aCustomer();
    const email = `new${next()}@example.com`;
    expect(await change(token, { email })).toBe(200);
    expect(await marks(token)).toEqual([0, 1]);
    return { token, email };
  }

  test('verifies it with a six-digit code that is sent there [ACC-16] (D-41, D-45)', async () => {
    const { token, email } = await aChange();

    const requested = await requestCode(token);
    expect([requested.status, requested.body.resend_in]).toEqual([200, 60]);
    const code = await codeTo(email);
    expect(code).toMatch(/^\d{6}$/);
    const { status, body } = await verify(token, code);

    expect([status, body]).toEqual([
      200,
      {
        message: 'Your e-mail address is verified',
        is_email_verified: 1,
        is_phone_verified: 1,
      },
    ]);
    expect(await marks(token)).toEqual([1, 1]);
  });

  test('verifies a phone in the same way', async () => {
    const { token } = await aCustomer();
    const phone = `+1415555${1000 + next()}`;
    await change(token, { phone });
    expect(await marks(token)).toEqual([1, 0]);

    await requestCode(token, 'phone');
    expect(outcomeOf(await verify(token, await codeTo(phone), 'email'))).toEqual([
      404,
      'code_wrong',
    ]);
    expect((await verify(token, await codeTo(phone), 'phone')).status).toBe(200);

    expect(await marks(token)).toEqual([1, 1]);
  });

  test('has five attempts; then even the right code is refused until another is sent', async () => {
    const { token, email } = await aChange();
    await requestCode(token);
    const code = await codeTo(email);

    const answers = [];
    for (let tries = 0; tries < 5; tries += 1)
      answers.push(outcomeOf(await verify(token, not(code))));
    expect(answers).toEqual([
      ...Array.from({ length: 4 }, () => [404, 'code_wrong']),
      [405, 'code_exhausted'],
    ]);
    expect(outcomeOf(await verify(token, code))).toEqual([405, 'code_exhausted']);

    server.advance(MINUTE);
    await requestCode(token);
    expect((await verify(token, await codeTo(email))).status).toBe(200);
  });

  test('has five attempts even if they arrive at once', async () => {
    const { token, email } = await aChange();
    await requestCode(token);
    const code = await codeTo(email);

    const wrong = await Promise.all(Array.from({ length: 8 }, () => verify(token, not(code))));

    expect(wrong.filter(({ status }) => status === 404)).toHaveLength(4);
    expect(outcomeOf(await verify(token, code))).toEqual([405, 'code_exhausted']);
  });

  test.each([
    { after: 5 * MINUTE - SECOND, status: 200, because: 'it is in time' },
    { after: 5 * MINUTE, status: 404, because: 'it is five minutes old' },
  ])('gets $status after $after ms, because $because', async ({ after, status }) => {
    const { token, email } = await aChange();
    await requestCode(token);
    const code = await codeTo(email);
    server.advance(after);

    const answer = await verify(token, code);

    expect(answer.status).toBe(status);
    if (status === 404) expect(outcomeOf(answer)).toEqual([404, 'code_late']);
  });

  test('can request another code after a minute, and is told how long; the old code is then invalid', async () => {
    const { token, email } = await aChange();
    await requestCode(token);
    const first = await codeTo(email);
    server.advance(20 * SECOND);

    const early = await requestCode(token);
    expect(outcomeOf(early)).toEqual([429, 'code_sent']);
    expect(early.headers.get('Retry-After')).toBe('40');
    expect(await codeTo(email)).toBe(first);

    server.advance(40 * SECOND);
    expect((await requestCode(token)).status).toBe(200);
    const second = await codeTo(email);
    // The two codes are equal once in a million.
    if (second !== first) expect((await verify(token, first)).status).toBe(404);
    expect((await verify(token, second)).status).toBe(200);
  });

  test('is verified neither by a code of another account nor by one sent to the previous address', async () => {
    const mine = await aChange();
    const other = await aChange();
    await requestCode(other.token);
    expect(outcomeOf(await verify(mine.token, await codeTo(other.email)))).toEqual([
      404,
      'code_wrong',
    ]);

    await requestCode(mine.token);
    const code = await codeTo(mine.email);
    await change(mine.token, { email: `newer${next()}@example.com` });
    expect(outcomeOf(await verify(mine.token, code))).toEqual([404, 'code_wrong']);
    expect(await marks(mine.token)).toEqual([0, 1]);
  });

  test('may repeat a request; a used code verifies nothing new', async () => {
    const { token, email } = await aChange();
    await requestCode(token);
    const code = await codeTo(email);
    expect((await verify(token, code)).status).toBe(200);
    expect((await verify(token, code)).status).toBe(200);

    await change(token, { email: `elsewhere${next()}@example.com` });
    await change(token, { email });

    expect(outcomeOf(await verify(token, code))).toEqual([404, 'code_wrong']);
    expect(await marks(token)).toEqual([0, 1]);
  });

  test('cannot take the e-mail address of another account', async () => {
    const { token, email } = await aChange();
    const taken = (await aCustomer()).email;

    expect(await change(token, { email: taken })).toBe(403);

    await requestCode(token);
    expect((await verify(token, await codeTo(email))).status).toBe(200);
  });

  test('is signed in', async () => {
    expect(
      (await server.post(codes.sendVerification.path, { verification_type: 'email' })).status,
    ).toBe(401);
    const body = { otp: '123456', verification_type: 'email' };
    expect((await server.post(codes.verifyContact.path, body)).status).toBe(401);
  });
});

describe('a forgotten password', () => {
  type How = { readonly from?: string; readonly device?: string; readonly at?: TestServer };
  const options = ({ from = HOME, device = '' }: How) => ({
    from,
    headers: device ? { Cookie: device } : {},
  });
  const by = (email: string) => ({ verification_method: 'email', email });
  const forgot = (email: string, how: How = {}) =>
    (how.at ?? server).post(codes.forgotPassword.path, by(email), options(how));
  const check = (email: string, reset_token: string, how: How = {}) =>
    server.post(codes.checkResetCode.path, { ...by(email), reset_token }, options(how));
  const reset = (email: string, reset_token: string, password = NEW, how: How = {}) =>
    server.put(
      codes.resetPassword.path,
      { ...by(email), reset_token, password, confirm_password: password },
      options(how),
    );
  const signIn = (email_or_phone: string, password: string, from = HOME) =>
    server.post(signInCall.path, { email_or_phone, password }, { from });

  test('is replaced with a code: the new one signs in, the old one does not, and all sessions end [AUTH-05] (D-41)', async () => {
    const { email, token } = await aCustomer();

    expect((await forgot(email.toUpperCase())).status).toBe(200);
    const code = await codeTo(email);
    expect((await check(email, code)).status).toBe(200);
    const { status, body } = await reset(email, code);

    expect([status, body.message]).toEqual([200, 'Your password is changed. Sign in with it.']);
    expect((await signIn(email, NEW)).status).toBe(200);
    expect((await signIn(email, PASSWORD)).status).toBe(403);
    expect((await server.get(readProfile.path, { token })).status).toBe(401);
  });

  test('is replaced by phone in the same way, which verifies the phone', async () => {
    const { phone, token } = await aCustomer();
    const number = `+1628555${1000 + next()}`;
    await change(token, { phone: number });
    const named = {
      verification_method: 'phone',
      phone: ` ${number.slice(0, 5)} ${number.slice(5)}`,
    };
    expect(phone).not.toBe(number);
    // Where the e-mail is verified, a code to a new phone proves nothing.
    await server.db
      .updateTable('customer')
      .set({ email_verified: false })
      .where('phone', '=', number)
      .execute();

    await server.post(codes.forgotPassword.path, named);
    const proof = { ...named, reset_token: await codeTo(number) };
    const answer = await server.put(codes.resetPassword.path, { ...proof, password: NEW });

    expect(answer.status).toBe(200);
    const { body } = await signIn(number, NEW);
    expect(await marks(body.token)).toEqual([0, 1]);
  });

  test('does not reveal whether the account exists: all answers are equal', async () => {
    const { email } = await aCustomer();
    const unknown = `unknown${next()}@example.com`;
    const sent = (await outbox()).length;

    const seen = async (address: string) => {
      const first = await forgot(address);
      const again = await forgot(address);
      const tries = [];
      for (let attempt = 0; attempt < 6; attempt += 1)
        tries.push(await check(address, '31415x'.replace('x', '9')));
      server.advance(5 * MINUTE);
      const late = await check(address, '314159');
      server.setNow(NOON);
      return [first, again, ...tries, late].map(({ status, body, headers }) => [
        status,
        body,
        headers.get('Retry-After'),
      ]);
    };

    expect(await seen(unknown)).toEqual(await seen(email));
    expect((await outbox()).length).toBe(sent + 1);
  });

  test('is never replaced without an account, whatever the code', async () => {
    const unknown = `unknown${next()}@example.com`;
    await forgot(unknown);

    expect(outcomeOf(await reset(unknown, '123456'))).toEqual([400, 'code_wrong']);
    expect(outcomeOf(await reset(unknown, 'abc'))).toEqual([400, 'code_wrong']);
  });

  test('is not replaced with a code that is wrong, late, used or of another account', async () => {
    const { email } = await aCustomer();
    const other = await aCustomer();
    await forgot(email);
    await forgot(other.email);
    const [code, others] = [await codeTo(email), await codeTo(other.email)];
    expect(outcomeOf(await reset(email, not(code)))).toEqual([400, 'code_wrong']);
    if (others !== code) expect(outcomeOf(await reset(email, others))).toEqual([400, 'code_wrong']);

    server.advance(5 * MINUTE);
    expect(outcomeOf(await reset(email, code))).toEqual([400, 'code_late']);

    await forgot(email);
    const fresh = await codeTo(email);
    expect((await reset(email, fresh)).status).toBe(200);
    expect(outcomeOf(await reset(email, fresh, 'third-horse-3'))).toEqual([400, 'code_wrong']);
    expect(outcomeOf(await check(email, fresh))).toEqual([400, 'code_wrong']);
    // A repeat, as after a lost response, succeeds.
    expect((await reset(email, fresh)).status).toBe(200);
    expect((await signIn(email, NEW)).status).toBe(200);
  });

  test('may be entered within a quarter of an hour after the code', async () => {
    const { email } = await aCustomer();
    await forgot(email);
    const code = await codeTo(email);
    server.advance(4 * MINUTE);
    expect((await check(email, code)).status).toBe(200);
    server.advance(14 * MINUTE);
    // A repeated check does not extend the time limit.
    expect((await check(email, code)).status).toBe(200);

    server.advance(MINUTE);
    expect(outcomeOf(await reset(email, code))).toEqual([400, 'code_late']);
    server.advance(-SECOND);
    expect((await reset(email, code)).status).toBe(200);
  });

  test('requires a strong new password, typed twice', async () => {
    const { email } = await aCustomer();
    await forgot(email);
    const code = await codeTo(email);
    expect(outcomeOf(await reset(email, code, 'short'))).toEqual([403, 'password']);
    const body = { ...by(email), reset_token: code, password: NEW, confirm_password: 'other' };
    const answer = await server.put(codes.resetPassword.path, body, { from: HOME });
    expect(outcomeOf(answer)).toEqual([403, 'confirm_password']);

    expect((await reset(email, code)).status).toBe(200);
  });

  test('is safe from strangers, who can neither use nor use up the customer’s code', async () => {
    const { email } = await aCustomer();
    await forgot(email);
    const code = await codeTo(email);

    expect(outcomeOf(await check(email, code, { from: STRANGER }))).toEqual([400, 'code_wrong']);
    expect((await forgot(email, { from: STRANGER })).status).toBe(200);
    const guess = not(code) === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 7; tries += 1) await reset(email, guess, NEW, { from: STRANGER });

    expect((await reset(email, code)).status).toBe(200);
  });

  test('lets its customer in at once after too many wrong passwords', async () => {
    const { email } = await aCustomer();
    for (let tries = 0; tries < 5; tries += 1) await signIn(email, 'wrong-horse-1');
    expect((await signIn(email, PASSWORD)).status).toBe(429);

    await forgot(email);
    await reset(email, await codeTo(email));

    expect((await signIn(email, NEW)).status).toBe(200);
  });

  test.each([
    {
      way: 'by a code',
      replace: async ({ email }: Someone) => {
        await forgot(email);
        return (await reset(email, await codeTo(email))).status;
      },
    },
    {
      way: 'in the profile',
      replace: ({ token }: Someone) => change(token, { password: NEW }),
    },
  ])('that is replaced $way ends sign-ins in progress with the old one', async ({ replace }) => {
    const someone = await aCustomer();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: isChecked, resolve: checked } = Promise.withResolvers<void>();
    const { passwords } = server.context;
    const { isRight } = passwords;
    vi.spyOn(passwords, 'isRight').mockImplementationOnce(async (...given) => {
      const answer = await isRight(...given);
      checked();
      await held;
      return answer;
    });

    const late = signIn(someone.email, PASSWORD);
    await isChecked;
    expect(await replace(someone)).toBe(200);
    const left = await sessionsOf(someone.email);
    release();

    expect(outcomeOf(await late)).toEqual([403, 'credentials']);
    expect(await sessionsOf(someone.email)).toEqual(left);
    expect((await signIn(someone.email, NEW)).status).toBe(200);
  });

  test('allows strangers ten codes an hour per account, and a known device its own', async () => {
    const person = { ...aSignUp(), email: `codes${next()}@example.com` };
    const { headers } = await server.post(signUp.path, person);
    const device = headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const email = person.email;
    for (let count = 0; count < 10; count += 1) {
      expect((await forgot(email, { from: `203.0.113.${count}` })).status).toBe(200);
    }

    const one = await forgot(email, { from: STRANGER });
    expect(outcomeOf(one)).toEqual([429, 'too_many_attempts']);
    expect(one.body.message).toContain('Too many attempts');
    expect(Number(one.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await forgot(email, { from: STRANGER, device })).status).toBe(200);
    server.advance(HOUR);
    expect((await forgot(email, { from: STRANGER })).status).toBe(200);
  });

  test('allows one address thirty codes in a quarter of an hour', async () => {
    const from = '192.0.2.44';
    const statuses = [];
    for (let count = 0; count < 31; count += 1) {
      statuses.push((await forgot(`many${next()}@example.com`, { from })).status);
    }

    expect(statuses.slice(-2)).toEqual([200, 429]);
  });
});

describe('codes', () => {
  test('are kept hashed', async () => {
    const { token, email } = await aCustomer();
    await requestCode(token);

    const row = await server.db
      .selectFrom('verification_code')
      .selectAll()
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow();
    expect(row.code_hash).toMatch(/^scrypt\$/);
  });

  test('are not promised if none can be sent, and the app knows it', async () => {
    const { token, email } = await aCustomer();

    expect(outcomeOf(await requestCode(token, 'email', production))).toEqual([
      403,
      'codes_not_sent',
    ]);
    const forgotten = await production.post(codes.forgotPassword.path, {
      ...{ verification_method: 'email', email },
    });
    expect(outcomeOf(forgotten)).toEqual([403, 'codes_not_sent']);
    expect(forgotten.body.message).toContain('get in touch');
    expect((await production.get(getConfig.path)).body.sends_codes).toBe(false);
    expect((await server.get(getConfig.path)).body.sends_codes).toBe(true);
    expect((await production.get(readDesk.path)).status).toBe(404);
  });

  test('are too long to guess after five a day to one recipient', async () => {
    const { email } = await aCustomer();
    const lengths = [];
    for (let count = 0; count < 7; count += 1) {
      const answer = await server.post(
        codes.forgotPassword.path,
        { verification_method: 'email', email },
        { from: STRANGER },
      );
      expect(answer.status).toBe(200);
      lengths.push((await codeTo(email)).length);
      server.advance(RESEND_AFTER);
    }

    expect(lengths).toEqual([6, 6, 6, 6, 6, 12, 12]);
    const proof = { verification_method: 'email', email, reset_token: await codeTo(email) };
    const from = { from: STRANGER };
    expect((await server.post(codes.checkResetCode.path, proof, from)).status).toBe(200);
  });

  test('do not set a password equal to the e-mail or the phone', async () => {
    const { email } = await aCustomer();
    const named = { verification_method: 'email', email };
    await server.post(codes.forgotPassword.path, named);
    const reset_token = await codeTo(email);

    for (const password of [email.toUpperCase(), ` ${email}`]) {
      const proof = { ...named, reset_token, password };
      expect(outcomeOf(await server.put(codes.resetPassword.path, proof))).toEqual([
        403,
        'password',
      ]);
    }
  });

  test('are not sent to an unverified contact if another one is verified; without one they verify it', async () => {
    const { email, phone, token } = await aCustomer();
    const mark = (email_verified: boolean) =>
      server.db
        .updateTable('customer')
        .set({ email_verified, phone_verified: false })
        .where('email', '=', email)
        .execute();
    const named = { verification_method: 'phone', phone };

    await mark(true);
    expect((await server.post(codes.forgotPassword.path, named)).status).toBe(200);
    expect(await codeTo(phone)).toBe('none');
    await mark(false);
    server.advance(RESEND_AFTER);
    await server.post(codes.forgotPassword.path, named);
    const proof = { ...named, reset_token: await codeTo(phone) };
    expect((await server.put(codes.resetPassword.path, { ...proof, password: NEW })).status).toBe(
      200,
    );

    expect((await server.get(readProfile.path, { token })).status).toBe(401);
    const login = { email_or_phone: phone, password: NEW };
    const { body } = await server.post(signInCall.path, login);
    expect(await marks(body.token)).toEqual([0, 1]);
  });

  test('are deleted a day after they expire, and with their account', async () => {
    const { token } = await aCustomer();
    await requestCode(token);
    const left = async () => {
      const rows = await server.db.selectFrom('verification_code').select('recipient').execute();
      return rows.length + (await outbox()).length;
    };
    expect(await left()).toBeGreaterThan(0);

    await purge(server.context, new Date(Date.parse(NOON) + 2 * DAY));

    expect(await left()).toBe(0);
  });
});
