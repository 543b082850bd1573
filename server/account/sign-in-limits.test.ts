import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signIn as signInCall, signUp } from '#contract/account.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import { createApp } from '#server/app.ts';
import { HASH_COST } from '#server/kernel/password-hash.ts';
import {
  aSignUp,
  createTestApp,
  NOON,
  type TestAnswer,
  type TestServer,
} from '#tests/support/server.ts';

let server: TestServer;
let other: TestServer;
/** A tenth of the usual limits. */
let strict: TestServer;
beforeAll(async () => {
  server = await createTestApp({ seeded: false });
  other = await createTestApp({ db: server.db });
  strict = await createTestApp({ db: server.db, limitFactor: 0.1 });
});
afterAll(() => server.close());
beforeEach(() => {
  server.setNow(NOON);
  other.setNow(NOON);
});

const HOME = '198.51.100.7';
const GUESSER = '203.0.113.66';
const RIGHT = 'correct-horse-1';

type How = { readonly password?: string; readonly from?: string; readonly device?: string };
const signIn = (login: string, { password = RIGHT, from = HOME, device = '' }: How, at = server) =>
  at.post(
    signInCall.path,
    { email_or_phone: login, password },
    { from, headers: device ? { Cookie: device } : {} },
  );
const guess = (login: string, from = GUESSER, at = server) =>
  signIn(login, { password: 'wrong-horse-1', from }, at);
const deviceOf = ({ headers }: TestAnswer) => headers.get('Set-Cookie')?.split(';')[0] ?? '';

async function aPerson() {
  const person = aSignUp();
  const answer = await server.post(signUp.path, person, { from: HOME });
  return { ...person, device: deviceOf(answer) };
}

describe('five wrong passwords', () => {
  test('lock the account for the guessing device, and say for how long (D-39)', async () => {
    const { email } = await aPerson();
    for (let tries = 0; tries < 5; tries += 1) await guess(email);
    server.advance(MINUTE);

    const { status, body, headers } = await signIn(email, { from: GUESSER });

    expect([status, body.errors[0].code]).toEqual([429, 'locked']);
    expect(headers.get('Retry-After')).toBe(String(14 * 60));
    expect(body.message).toContain('14 minutes');
  });

  test('do not lock other devices: the customer signs in at home', async () => {
    const { email } = await aPerson();
    for (let tries = 0; tries < 7; tries += 1) await guess(email);

    expect((await signIn(email, {})).status).toBe(200);
  });

  test('from many addresses lock strangers out, and never a device of the customer', async () => {
    const { email, device } = await aPerson();
    for (let tries = 0; tries < 11; tries += 1) await guess(email, `203.0.113.${tries}`, strict);

    expect((await signIn(email, { from: '192.0.2.200' }, strict)).status).toBe(429);
    expect((await signIn(email, { from: '192.0.2.200', device }, strict)).status).toBe(200);
  });

  test('on the own device lock that device', async () => {
    const { email, device } = await aPerson();
    for (let tries = 0; tries < 5; tries += 1)
      await signIn(email, { password: 'wrong-horse-1', device });

    expect((await signIn(email, { device })).status).toBe(429);
  });

  test('count at all servers of a database', async () => {
    const { email } = await aPerson();
    for (const at of [server, other, server, other, server]) await guess(email, GUESSER, at);

    expect((await signIn(email, { from: GUESSER }, other)).status).toBe(429);
  });

  test('do not lock for longer after the clock is set back', async () => {
    const { email } = await aPerson();
    for (let tries = 0; tries < 5; tries += 1) await guess(email);

    server.advance(-60 * MINUTE);

    expect((await signIn(email, { from: GUESSER })).status).toBe(200);
  });

  test('six concurrent right passwords are six sign-ins', async () => {
    const { email } = await aPerson();

    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(email, {})));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  });
});

test('one address is limited in guesses at many accounts', async () => {
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries += 1) {
    const { status } = await guess(`unknown.${tries}@example.com`, '203.0.113.99', strict);
    statuses.push(status);
  }

  expect(statuses.slice(0, 10)).not.toContain(429);
  expect(statuses.slice(10)).toEqual([429, 429]);
  expect((await guess('unknown@example.com', '203.0.113.98', strict)).status).toBe(403);
});

test('a thousand concurrent guesses delay neither files nor other customers', async () => {
  const { email } = await aPerson();
  const usual = await createTestApp({ db: server.db, hashCost: HASH_COST });
  const answered: number[] = [];
  const guesses = Array.from({ length: 1_000 }, async (_, n) =>
    answered.push((await guess(`unknown.${n}@example.com`, '203.0.113.5', usual)).status),
  );

  await readFile(import.meta.filename);
  expect(answered.filter((status) => status === 403).length).toBeLessThan(100);
  expect((await signIn(email, {}, usual)).status).toBe(200);

  await Promise.all(guesses);
  expect(answered.filter((status) => status === 429).length).toBeGreaterThan(900);
});

describe('the cookie of a device', () => {
  test('is Secure if the browser used TLS', async () => {
    const app = createApp({ ...server.context, trustedProxies: 1 });
    const signedUp = async (proto: string) => {
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-Proto': proto };
      const body = JSON.stringify(aSignUp());
      const answer = await app.request(signUp.path, { method: 'POST', headers, body });
      return answer.headers.get('Set-Cookie') ?? '';
    };

    expect(await signedUp('https')).toContain('; Secure');
    expect(await signedUp('http')).not.toContain('Secure');
  });
});
