import { expect, test } from 'vitest';
import { specificationBlocks } from '../clauses.ts';
import type { Atlas } from '../data.ts';
import { clausesOf, clausesView, realisedIn } from './clauses.ts';

const requirement = (id: string, path: string | null, files: readonly string[] = []) => ({
  ...{ id, text: id, files },
  states: path === null ? [] : [{ flow: 'cart/cart', path }],
});
const state = (path: string, screens: readonly object[]) => ({
  ...{ path, meaning: '', reqs: [], tests: [], screens },
});
const atlas = {
  flows: [
    {
      name: 'cart/cart',
      words: { states: {} },
      states: [state('open', [{ file: 'open.webp', language: 'en' }]), state('hidden', [])],
    },
  ],
  requirements: [
    requirement('A-01', 'open', ['a.test.ts']),
    requirement('A-02', 'open', ['b.test.ts', 'a.test.ts']),
    requirement('B-01', 'hidden'),
    requirement('C-01', null),
  ],
  specification: specificationBlocks(
    '## 1. Seen\n\nIt is seen. It is hidden.\n\n## 2. Not\n\nIt is half. It is red. It is not told.',
    [
      { id: 'A-01', clauses: ['It is seen.', 'It is half.'] },
      { id: 'A-02', clauses: ['It is seen.'] },
      { id: 'B-01', clauses: ['It is hidden.'] },
      { id: 'C-01', clauses: ['It is half.', 'It is red.'] },
    ],
  ),
} as unknown as Atlas;

test('a sentence is as realised as its requirements', () => {
  const found = clausesOf(atlas).map((one) => realisedIn(atlas, one).by);
  expect(found).toEqual(['picture', 'name', 'part', 'nothing', 'no requirement']);
});

test('a state or a test of several requirements counts once for a sentence', () => {
  const [seen] = clausesOf(atlas).map((one) => realisedIn(atlas, one));
  expect(seen).toMatchObject({ pictures: 1, files: ['a.test.ts', 'b.test.ts'] });
  expect(seen?.states.map(({ state: { path } }) => path)).toEqual(['open']);
});

test('the view counts what is not realised, and can show that alone', () => {
  expect(clausesView(atlas, null, '').html).toContain('2 of 5 sentences');
  const { html } = clausesView(atlas, null, 'open');
  expect([...html.matchAll(/id="clause-(\d)"/g)].map(([, number]) => number)).toEqual([
    ...['3', '4', '5'],
  ]);
  expect(html).not.toContain('1. Seen');
  expect(html).toContain('2. Not');
});

test('a chosen sentence shows its requirements and pictures, and closes when chosen again', () => {
  const { html } = clausesView(atlas, 1, '');
  expect(html).toContain('href="#requirements/A-02"');
  expect(html).toContain('src="open.webp"');
  expect(html).toMatch(/id="clause-1"\s+href="#clauses"/);
  expect(html).toMatch(/id="clause-2"\s+href="#clauses\/2"/);
});
