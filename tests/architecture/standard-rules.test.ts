import { execFileSync } from 'node:child_process';
import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

type Rules = Readonly<Record<string, unknown>>;

const NOT_HELD = new Set([
  // oxlint has no such rule: in a module it is a syntax error.
  'no-octal',
  'typescript/no-empty-object-type',
  'typescript/require-await',
  'typescript/unbound-method',
]);

/** Extension rules, which oxlint lists under the names of the ESLint rules. */
const EXTENDED = /^typescript\/(?=no-(array-constructor|unused-expressions|unused-vars)$)/;

test('every rule that ESLint and typescript-eslint recommend is held by oxlint', () => {
  const printed = execFileSync('node_modules/.bin/oxlint', ['--print-config'], {
    encoding: 'utf8',
  });
  const { rules } = JSON.parse(printed) as { readonly rules: Rules };
  const held = new Set(Object.keys(rules).filter((name) => rules[name] !== 'allow'));
  const recommended = [
    js.configs.recommended,
    ...tseslint.configs.recommendedTypeChecked,
  ].reduce<Rules>((all, config) => ({ ...all, ...config.rules }), {});

  const missing = Object.entries(recommended)
    .filter(([, level]) => level !== 'off')
    .map(([name]) => name.replace('@typescript-eslint/', 'typescript/').replace(EXTENDED, ''))
    .filter((name) => !held.has(name) && !NOT_HELD.has(name));

  expect(missing).toEqual([]);
});
