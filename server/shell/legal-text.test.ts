import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { legalTexts } from '#contract/legal.ts';
import { LEGAL_TEXTS } from '#domain/shell/legal-text.ts';
import { createTestApp, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestApp({ seeded: false });
});
afterAll(() => server.close());

const textOf = async (name: keyof typeof legalTexts, language: 'en' | 'hi') => {
  const { status, body } = await server.get(legalTexts[name].path, { language });
  expect(status).toBe(200);
  return v.parse(legalTexts[name].answer, body);
};

test.each(LEGAL_TEXTS)(
  '%s exists in both languages, with the same parts [NAV-17]',
  async (name) => {
    const english = await textOf(name, 'en');
    const hindi = await textOf(name, 'hi');
    const tags = (text: string) => text.match(/<\w+>/g);

    expect(english).toMatch(/^(<(h2|p)>[^<]+<\/\2>)+$/);
    expect(hindi).toMatch(/[\u0900-\u097f]/);
    expect(tags(hindi)).toEqual(tags(english));
    expect(english + hindi).not.toMatch(/\{\w+\}/);
  },
);

test('a text contains the owner’s business name, without markup', async () => {
  await server.db
    .insertInto('setting')
    .values({ key: 'business', value: JSON.stringify({ name: 'Tom & Jerry <b>' }) })
    .execute();

  expect(await textOf('about-us', 'en')).toContain('Tom &amp; Jerry &lt;b&gt;');
});

test("the owner's own text takes precedence, in English if there is no other", async () => {
  const own = { 'refund-policy': { en: '<p>No refunds on Mondays.</p>' } };
  await server.db
    .insertInto('setting')
    .values({ key: 'texts', value: JSON.stringify(own) })
    .execute();

  expect(await textOf('refund-policy', 'en')).toBe('<p>No refunds on Mondays.</p>');
  expect(await textOf('refund-policy', 'hi')).toBe('<p>No refunds on Mondays.</p>');
  expect(await textOf('shipping-policy', 'en')).toContain('<h2>');
});
