import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requirements } from '#tools/requirements/named-requirements.ts';
import { sentencesOf, SPECIFICATION, specificationBlocks, specificationData } from './clauses.ts';

const text = readFileSync(SPECIFICATION, 'utf8');

test('every requirement of the specification quotes a sentence of it', () => {
  const stated = requirements.filter(({ section }) => section < 10);
  const without = stated.filter(({ clauses = [] }) => clauses.length === 0);
  expect(without.map(({ id }) => id)).toEqual([]);
});

test('a quotation is in one sentence of the specification', () => {
  const clauses = specificationData().flatMap((block) => block.clauses);
  const wrong = requirements.flatMap(({ id, clauses: quotations = [] }) =>
    quotations
      .filter((one) => {
        const isWhole = clauses.filter((clause) => clause.text === one).length === 1;
        return !isWhole && text.split(one).length !== 2;
      })
      .map((one) => `${id}: ${one}`),
  );
  expect(wrong).toEqual([]);
  const linked = clauses.reduce((sum, one) => sum + one.requirements.length, 0);
  const quoted = requirements.reduce((sum, one) => sum + (one.clauses ?? []).length, 0);
  expect(linked).toBe(quoted);
});

test('the clauses are the whole text but its headings', () => {
  const letters = (words: string) => words.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const shown = specificationData()
    .flatMap(({ title, clauses }) => [title, ...clauses.map((one) => one.text)])
    .join('');
  const given = text
    .split('\n')
    .filter((line) => !/^\|[-| ]+$|^\| Route \|/.test(line))
    .join('');
  expect(letters(shown)).toBe(letters(given));
});

test('a quotation of a whole sentence is not looked for inside others', () => {
  const blocks = specificationBlocks('It opens.\n\nIt says "It opens."', [
    { id: 'A-01', clauses: ['It opens.'] },
  ]);
  expect(blocks.flatMap(({ clauses }) => clauses.map((one) => one.requirements))).toEqual([
    ['A-01'],
    [],
  ]);
});

test('a full stop inside a quotation does not end a sentence', () => {
  expect(sentencesOf('It says "Stop. Go on." The next (one).')).toEqual([
    'It says "Stop. Go on."',
    'The next (one).',
  ]);
});

test('a clause has the requirements that quote it', () => {
  const blocks = specificationBlocks('## 1. Cart\n\n- It is emptied. It opens.\n', [
    { id: 'A-01', clauses: ['It is emptied'] },
    { id: 'A-02', clauses: ['emptied.', 'It opens.'] },
    { id: 'A-03' },
  ]);
  expect(blocks.flatMap(({ clauses }) => clauses)).toEqual([
    { number: 1, text: 'It is emptied.', requirements: ['A-01', 'A-02'] },
    { number: 2, text: 'It opens.', requirements: ['A-02'] },
  ]);
});
