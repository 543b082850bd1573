import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import ts from 'typescript';
import { resultShiftsOf } from './result-shifts.ts';

const GATE = `
  type Config = { readonly guests: boolean };
  export const gate = (config: Config | null, token: string | null) => ({
    allowed: config?.guests ?? false,
    known: token !== null,
    kind: token ? 'customer' : 'guest',
  });
  export function first(names: readonly string[]): string {
    const [name] = names;
    if (!name) throw new Error('No name was given');
    return name;
  }
  export const second = (names: readonly string[] | null) => (!names ? null : names[1]);
`;

function gateFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'gate.ts');
  writeFileSync(file, GATE);
  return file;
}

test('what is answered becomes something else: fallbacks, branches, words, and what is asked of null; not what only throws', () => {
  const shifts = resultShiftsOf([gateFile()], { strict: true, target: ts.ScriptTarget.ES2022 });

  expect(shifts.map(({ name }) => name)).toEqual([
    'answer false for config?.guests ?? false in gate of gate.ts',
    'answer true for config?.guests ?? false in gate of gate.ts',
    'answer true for false in gate of gate.ts',
    'answer token === null for token !== null in gate of gate.ts',
    "answer token ? 'guest' : 'customer' for token ? 'customer' : 'guest' in gate of gate.ts",
    "answer 'customer?' for 'customer' in gate of gate.ts",
    "answer 'guest?' for 'guest' in gate of gate.ts",
    'answer !names ? names[1] : null for !names ? null : names[1] in second of gate.ts',
    'answer names for !names in second of gate.ts',
  ]);
});
