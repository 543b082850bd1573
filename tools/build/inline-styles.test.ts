import { expect, test } from 'vitest';
import { inlined } from './inline-styles.ts';

const PAGE =
  '<head><script src="/a.js"></script><link rel="stylesheet" crossorigin href="/assets/a-1.css"></head>';

test('a sheet stands in the page as its rules', () => {
  expect(inlined(PAGE, (file) => (file === 'assets/a-1.css' ? 'a{color:red}\n' : null))).toBe(
    '<head><script src="/a.js"></script><style>a{color:red}</style></head>',
  );
});

test('rules with signs that a replacement has a meaning for stay as they are', () => {
  expect(inlined(PAGE, () => "a{content:'$&'}")).toContain("<style>a{content:'$&'}</style>");
});

test('a sheet that the build does not know fails it, instead of a page without its rules', () => {
  expect(() => inlined(PAGE, () => null)).toThrow('There are no rules for <link');
});
