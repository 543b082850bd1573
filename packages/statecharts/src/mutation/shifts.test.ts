import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import ts from 'typescript';
import { shiftsOf } from './shifts.ts';

/** The names of all shifts in a program of one file. */
function shiftsIn(text: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'shifts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'tea.setup.ts');
  writeFileSync(file, text);
  return shiftsOf([file], { strict: true, target: ts.ScriptTarget.ES2022 }).map(({ name }) => name);
}

test('a word that is compared becomes the next word that its type knows', () => {
  expect(
    shiftsIn("export const isTea = (it: 'coffee' | 'tea' | 'water') => it === 'tea';"),
  ).toEqual(["write it === 'water' for 'tea' in isTea of tea.setup.ts"]);
});

test('a case becomes the next one, where it leads to more than a defect', () => {
  expect(
    shiftsIn(`
      export function cupOf(it: 'coffee' | 'tea' | 'water') {
        switch (it) {
          case 'coffee':
            return 'mug';
          case 'tea':
          case 'water':
            throw new Error('There is no cup');
        }
      }
    `),
  ).toEqual(["write 'tea' for 'coffee' in cupOf of tea.setup.ts"]);
});

test('a number that orders goes up and down, one that equals goes up', () => {
  expect(
    shiftsIn(`
      export const isFull = (cups: number) => cups >= 3;
      export const isOne = (cups: number) => cups === 1;
    `),
  ).toEqual([
    'write cups >= 4 for 3 in isFull of tea.setup.ts',
    'write cups >= 2 for 3 in isFull of tea.setup.ts',
    'write cups === 2 for 1 in isOne of tea.setup.ts',
  ]);
});

test('a number with a name is changed where it is declared, once for all its uses', () => {
  expect(
    shiftsIn(`
      const MAX = 4;
      export const isFull = (cups: number) => cups >= MAX;
      export const isEmpty = (cups: number) => cups < MAX;
    `),
  ).toEqual([
    'write MAX = 5 for 4 in the first lines of tea.setup.ts',
    'write MAX = 3 for 4 in the first lines of tea.setup.ts',
  ]);
});

test('what a guard is told to look for becomes what another is told', () => {
  expect(
    shiftsIn(`
      export const always = [
        { guard: { type: 'nextIs', params: { kind: 'tea' } } },
        { guard: { type: 'nextIs', params: { kind: 'cake' } } },
        { actions: { type: 'tell', params: { kind: 'nothing' } } },
      ];
    `),
  ).toEqual([
    "write kind: 'cake' for 'tea' in the first lines of tea.setup.ts",
    "write kind: 'tea' for 'cake' in the first lines of tea.setup.ts",
  ]);
});

test('nothing is next to null', () => {
  expect(shiftsIn('export const isSet = (it: string | null) => it !== null;')).toEqual([]);
});
