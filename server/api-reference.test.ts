import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatted } from '#tools/format.ts';
import { signIn, signOut } from '#contract/account.ts';
import { getApiReference } from '#contract/operations.ts';
import { createTestApp, type TestServer } from '#tests/support/server.ts';
import { apiPage } from '#tools/api/api-page.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestApp({ seeded: false });
});
afterAll(() => server.close());

test('the API describes each call’s input and answer as OpenAPI 3.1', async () => {
  const { status, body } = await server.get(getApiReference.path);

  expect(status).toBe(200);
  expect(body.openapi).toMatch(/^3\.1/);
  const login = body.paths[signIn.path].post;
  expect(Object.keys(login.responses)).toEqual(['200', '403', '409', '429']);
  const body200 = login.requestBody.content['application/json'].schema;
  expect(body200.required).toEqual(['email_or_phone', 'password']);
  expect(body.paths[signOut.path].post['x-ours']).toBe(true);
});

test('docs/api.md says the same (run `npm run api` after changing a call)', async () => {
  const { body } = await server.get(getApiReference.path);
  const written = await readFile(path.resolve(import.meta.dirname, '../docs/api.md'), 'utf8');

  expect(written).toBe(await formatted('api.md', apiPage(body)));
});
