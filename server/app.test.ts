import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from './app.ts';
import { openDatabase } from './kernel/database.ts';
import { readSettings } from './kernel/settings.ts';
import { getConfig } from '#contract/shell.ts';
import { listZones } from '#contract/location.ts';
import { requestGuestId, signIn } from '#contract/account.ts';
import { API_ROOT } from '#contract/endpoint.ts';
import { createTestApp, DESK_TOKEN, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestApp({ seeded: false });
});
afterAll(() => server.close());

test('an unknown call gets an error in the standard form', async () => {
  const { status, body } = await server.get(`${API_ROOT}/v1/nothing`, { language: 'hi' });

  expect(status).toBe(404);
  expect(body).toEqual({
    message: 'यहाँ कुछ नहीं है',
    errors: [{ code: 'not_found', message: 'यहाँ कुछ नहीं है' }],
  });
});

test('a body that is not JSON is refused with a clear sentence', async () => {
  const { status, body } = await server.post(signIn.path, '{"email_or_phone": ');

  expect(status).toBe(400);
  expect(body.errors).toEqual([{ code: 'body', message: 'The request body is not valid JSON' }]);
});

test.each(['[]', '"text"', 'null', '7'])('a body that is %s is refused', async (text) => {
  expect((await server.post(signIn.path, text)).status).toBe(403);
});

test('a body of a megabyte is refused', async () => {
  const { status, body } = await server.post(signIn.path, {
    email_or_phone: 'a'.repeat(1_000_000),
  });

  expect(status).toBe(413);
  expect(body.errors[0].code).toBe('body');
});

test('an unforeseen failure gets a plain error and is logged, without internals in the answer', async () => {
  await server.db.schema.alterTable('guest').renameTo('guest_gone').execute();

  const { status, body } = await server.post(requestGuestId.path);

  expect(status).toBe(500);
  expect(body.errors).toEqual([
    { code: 'server', message: 'Something went wrong on our side. Please try again.' },
  ]);
  expect(server.logged.join('\n')).toContain(`POST ${requestGuestId.path} (request `);
  await server.db.schema.alterTable('guest_gone').renameTo('guest').execute();
});

test('no answer may be content-sniffed', async () => {
  const { headers } = await server.get(listZones.path);

  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
});

describe('while the database cannot be reached', () => {
  const withoutDatabase = async (hasDesk: boolean) => {
    const desk = hasDesk ? { token: DESK_TOKEN } : null;
    const { db, close } = await openDatabase({
      kind: 'postgres',
      url: 'postgres://x@127.0.0.1:9/x',
    });
    onTestFinished(close);
    const site = {
      page: async () => '<html lang="en"><head></head><body></body></html>',
      assets: async () => null,
      policy: () => null,
      embedsAnswers: true,
    };
    return createApp({ ...server.context, db, desk, settings: () => readSettings(db) }, site);
  };

  test.each([
    { language: 'en', message: 'We cannot answer right now. Please try again in a moment.' },
    {
      language: 'hi',
      message: 'हम अभी जवाब नहीं दे पा रहे हैं। कृपया थोड़ी देर में फिर कोशिश करें।',
    },
  ])('a call is told when to retry, in $language', async ({ language, message }) => {
    const app = await withoutDatabase(false);

    const answer = await app.request(getConfig.path, { headers: { 'X-localization': language } });

    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2']);
    expect(await answer.json()).toEqual({ message, errors: [{ code: 'unavailable', message }] });
  });

  test.each([true, false])('pages still come (desk open: %s)', async (desk) => {
    const app = await withoutDatabase(desk);

    const answer = await app.request('/');

    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('"answers":{}');
  });
});
