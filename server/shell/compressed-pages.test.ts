import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createCompressedPages } from './compressed-pages.ts';

function pagesMade() {
  const made: string[] = [];
  const compressed = createCompressedPages();
  const ask = async (parts: readonly string[], html: string) => {
    const bytes = await compressed(parts, () => {
      made.push(html);
      return html;
    });
    return gunzipSync(bytes).toString();
  };
  return { made, ask };
}

test('a page is compressed once for the same parts, concurrent requests included', async () => {
  const { made, ask } = pagesMade();

  const answers = await Promise.all([
    ask(['page', 'Bryant Park'], 'A'),
    ask(['page', 'Bryant Park'], 'A'),
  ]);
  answers.push(await ask(['page', 'Bryant Park'], 'A'));

  expect(answers).toEqual(['A', 'A', 'A']);
  expect(made).toEqual(['A']);
});

test('other parts are another page, however they are split', async () => {
  const { made, ask } = pagesMade();

  const answers = [
    await ask(['page', 'Bryant Park'], 'A'),
    await ask(['page', '5th Avenue'], 'B'),
    await ask(['pageB', 'ryant Park'], 'C'),
  ];

  expect([answers, made]).toEqual([
    ['A', 'B', 'C'],
    ['A', 'B', 'C'],
  ]);
});

test('pages beyond the limit are compressed again', async () => {
  const { made, ask } = pagesMade();
  const noise = () =>
    Array.from({ length: 40_000 }, () => Math.random().toString(36).slice(2)).join('');
  await ask(['first'], 'A');
  for (let page = 0; page < 60; page += 1) await ask([String(page)], noise());

  await ask(['first'], 'A');

  expect(made.filter((html) => html === 'A')).toHaveLength(2);
});
