import { expect, test } from 'vitest';
import { takeStartRules } from './inline-styles.ts';

type Bundle = Parameters<typeof takeStartRules>[0];

const chunk = (isEntry: boolean, imports: readonly string[], sheets: readonly string[]) => ({
  type: 'chunk',
  isEntry,
  imports,
  viteMetadata: { importedCss: new Set(sheets) },
});
const sheet = (source: string) => ({ type: 'asset', source });
const bundleOf = (files: object) => files as Bundle;

test('the rules of the start, and of what it imports, are taken out of the build', () => {
  const bundle = bundleOf({
    'entry.js': chunk(true, ['start.js'], []),
    'start.js': chunk(false, ['entry.js'], ['start.css']),
    'start.css': sheet('a{color:red}\n'),
  });
  expect(takeStartRules(bundle)).toBe('a{color:red}');
  expect(Object.keys(bundle)).toEqual(['entry.js', 'start.js']);
  // Later code fetches the files that are listed here before it runs.
  expect(bundle['start.js']).toHaveProperty('viteMetadata.importedCss.size', 0);
});

test('the sheet of code that comes later stays with it', () => {
  const bundle = bundleOf({
    'entry.js': chunk(true, [], []),
    'map.js': chunk(false, ['entry.js'], ['map.css']),
    'map.css': sheet('b{color:blue}'),
  });
  expect(takeStartRules(bundle)).toBe('');
  expect(bundle).toHaveProperty(['map.js', 'viteMetadata', 'importedCss', 'size'], 1);
  expect(bundle).toHaveProperty(['map.css']);
});

test('a sheet that the build does not have fails it, instead of a page without its rules', () => {
  const bundle = bundleOf({ 'entry.js': chunk(true, [], ['a.css']) });
  expect(() => takeStartRules(bundle)).toThrow('a.css has no rules');
});
