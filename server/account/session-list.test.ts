import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { saveNotifications } from '#contract/account-profile.ts';
import { endOtherSessions, endSession, listSessions } from '#contract/account-sessions.ts';
import { readProfile, signIn, signUp } from '#contract/account.ts';
import { pathOf } from '#contract/endpoint.ts';
import { DAY, HOUR } from '#domain/kernel/instant.ts';
import { aSignUp, createTestApp, NOON, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestApp({ seeded: false });
});
afterAll(() => server.close());
beforeEach(() => server.setNow(NOON));

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** Signed in on two devices, an hour apart. */
async function aCustomer() {
  const person = aSignUp();
  const first = await server.post(signUp.path, person, { headers: { 'User-Agent': FIREFOX } });
  server.advance(HOUR);
  const given = { email_or_phone: person.email, password: person.password };
  const second = await server.post(signIn.path, given, { headers: { 'User-Agent': SAFARI } });
  return { phone: first.body.token as string, tablet: second.body.token as string };
}
type Session = { readonly id: number; readonly device: string; readonly current: boolean };
const list = async (token: string): Promise<readonly Session[]> =>
  (await server.get(listSessions.path, { token })).body.sessions;
const isIn = async (token: string) =>
  (await server.get(readProfile.path, { token })).status === 200;

test('a customer sees all devices with a session, and which is the current one [ACC-13]', async () => {
  const { phone, tablet } = await aCustomer();

  const seen = (sessions: readonly Session[]) =>
    sessions.map(({ device, current }) => [device, current]);
  expect(seen(await list(phone))).toEqual([
    ['Firefox on Android', true],
    ['Safari on iPhone', false],
  ]);
  expect(seen(await list(tablet))).toEqual([
    ['Safari on iPhone', true],
    ['Firefox on Android', false],
  ]);
});

test('the list shows when a device was last used, to five minutes', async () => {
  const { phone } = await aCustomer();
  server.advance(4 * 60_000);
  await isIn(phone);
  const used = async () =>
    (await server.get(listSessions.path, { token: phone })).body.sessions[0].used_at;
  expect(await used()).toBe('2026-11-21T18:34:00.000Z');
  server.advance(2 * 60_000);
  expect(await used()).toBe('2026-11-21T18:34:00.000Z');
  server.advance(3 * 60_000);
  await isIn(phone);

  expect(await used()).toBe('2026-11-21T18:39:00.000Z');
});

test('a device can be signed out from another; one that is signed out already is reported', async () => {
  const { phone, tablet } = await aCustomer();
  const other = (await list(phone))[1];

  const end = () => server.delete(pathOf(endSession, { id: other?.id ?? 0 }), { token: phone });
  const { status, body } = await end();

  expect([status, body.message]).toEqual([200, 'The device is signed out']);
  expect([await isIn(phone), await isIn(tablet)]).toEqual([true, false]);
  expect((await end()).status).toBe(404);
});

test('all other devices are signed out at once; the current one stays', async () => {
  const { phone, tablet } = await aCustomer();

  expect((await server.delete(endOtherSessions.path, { token: tablet })).status).toBe(200);

  expect([await isIn(phone), await isIn(tablet)]).toEqual([false, true]);
  expect(await list(tablet)).toHaveLength(1);
});

test('no customer sees or ends the sessions of another', async () => {
  const mine = await aCustomer();
  const theirs = await aCustomer();
  const session = (await list(theirs.phone))[0]?.id ?? 0;

  const { status } = await server.delete(pathOf(endSession, { id: session }), {
    token: mine.phone,
  });

  expect(status).toBe(404);
  expect(await isIn(theirs.phone)).toBe(true);
  expect((await server.get(listSessions.path)).status).toBe(401);
  expect((await server.delete(endOtherSessions.path)).status).toBe(401);
});

test('expired sessions are not listed', async () => {
  const { phone, tablet } = await aCustomer();
  server.advance(30 * DAY - HOUR / 2);

  expect(await isIn(phone)).toBe(false);
  expect(await list(tablet)).toHaveLength(1);
});

test('the setting for notifications is stored with the account [ACC-13] (D-51)', async () => {
  const { phone, tablet } = await aCustomer();
  const wanted = async (token: string) =>
    (await server.get(readProfile.path, { token })).body.notifications;
  expect(await wanted(phone)).toBe(1);

  const { status, body } = await server.put(
    saveNotifications.path,
    { on: false },
    { token: phone },
  );

  expect([status, body.message]).toEqual([200, 'Notifications are off']);
  expect(await wanted(tablet)).toBe(0);
  expect((await server.put(saveNotifications.path, { on: 'x' }, { token: phone })).status).toBe(
    403,
  );
  expect((await server.put(saveNotifications.path, { on: true })).status).toBe(401);
});
