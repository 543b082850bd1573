import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getConfig } from '#contract/shell.ts';
import { createTestApp, type TestServer } from '#tests/support/server.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

let server: TestServer;
beforeAll(async () => void (server = await createTestApp()));
afterAll(() => server.close());

test('the example data link two other sites beside the modules [NAV-43, NAV-44]', async () => {
  const { body } = await server.get(getConfig.path);

  expect(body.external_links).toEqual({
    travels: 'https://travels.sundry.example/',
    handyman: 'https://handyman.sundry.example/',
  });
});

test('the page for owners lists exactly the settings', () => {
  const rows = readFileSync('docs/settings.md', 'utf8').matchAll(
    /^\| (?:`(\w+)`)? ?\| (?:`(\w+)`)? ?\|/gm,
  );
  const listed: string[] = [];
  let key = '';
  for (const [, named, field] of rows) {
    key = named ?? key;
    listed.push(field === undefined ? key : `${key}.${field}`);
  }

  const groups = Object.entries(DEFAULT_SETTINGS).filter(([group]) => group !== 'texts');
  const known = groups.flatMap(([group, fields]) =>
    Object.keys(fields).map((field) => `${group}.${field}`),
  );
  expect(listed.toSorted()).toEqual([...known, 'texts'].toSorted());
});
