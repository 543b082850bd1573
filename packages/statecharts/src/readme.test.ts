import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');

/** The code blocks of the README in this language, in order. */
const blocksIn = (language: string): readonly string[] =>
  [...readFileSync(`${root}/README.md`, 'utf8').matchAll(/^```(\w*)\n(.*?)^```/gms)]
    .filter(([, called]) => called === language)
    .map(([, , block = '']) => block);

test('the machine of the README is walked, mutated and drawn as it says', () => {
  // Node runs no TypeScript below node_modules, and finds packages below the project only.
  mkdirSync('build', { recursive: true });
  const folder = mkdtempSync(path.resolve('build/readme-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [machine = '', flow = '', walked = '', mutated = '', drawn = ''] = blocksIn('ts');
  const [picture = ''] = blocksIn('mermaid');
  writeFileSync(`${folder}/drinks.machine.ts`, machine);
  writeFileSync(`${folder}/drinks.flow.ts`, flow);
  writeFileSync(`${folder}/drinks.test.ts`, walked + mutated + drawn);

  const output = execFileSync(process.execPath, [`${folder}/drinks.test.ts`], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });

  expect(output).toContain('states 3/3 []\ntransitions 4/4 []\n');
  expect(output).toContain('100.0 % []\n');
  expect(output).toContain(picture);
});
