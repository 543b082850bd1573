import { expect, test } from 'vitest';
import { sharesOf, type BuiltApp } from './built-modules.ts';
import { folderOf, leavesWith } from './weights.ts';

test.each([
  ['src/ui/cart/parts/cart-button.tsx', 'src/ui/cart'],
  ['src/ui/app.tsx', 'src/ui/app'],
  ['src/main.tsx', 'src'],
  ['contract/cart.ts', 'contract'],
  ['../node_modules/@chakra-ui/react/dist/esm/index.js', '@chakra-ui/react'],
  ['node_modules/react-dom/node_modules/scheduler/index.js', 'scheduler'],
])('%s counts for %s', (module, folder) => expect(folderOf(module)).toBe(folder));

test('a file is shared among its modules, and what repeats another one weighs less', async () => {
  const greets = 'function greet(name) { return `Hello, ${name}, and welcome to this shop!`; }';
  const adds = 'const tax = 3; export function sum(x, y) { return x + y + tax; }';
  const shares = await sharesOf([greets, adds, greets, adds, ''], 300);
  const [, first = 0, , again = 0, nothing] = shares;

  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(300);
  expect(again).toBeLessThan(first / 2);
  expect(nothing).toBe(0);
});

test('with a module goes what it alone imports', () => {
  const module = (bytes: number, imports: readonly string[] = []) => ({
    ...{ file: 'start.js', bytes, imports, lateImports: [] },
  });
  const app: BuiltApp = {
    files: new Map([['start.js', { bytes: 9_000, isFirst: true, imports: [] }]]),
    modules: new Map([
      ['src/main.tsx', module(1_000, ['src/page.tsx', 'src/frame.tsx'])],
      ['src/page.tsx', module(1_000, ['src/card.tsx', 'src/icon.tsx'])],
      ['src/card.tsx', module(2_000)],
      ['src/frame.tsx', module(1_000, ['src/icon.tsx'])],
      ['src/icon.tsx', module(4_000)],
    ]),
  };

  expect(Object.fromEntries(leavesWith(app, new Set(['start.js'])))).toEqual({
    'src/page.tsx': 3_000,
    'src/card.tsx': 2_000,
    'src/frame.tsx': 1_000,
    'src/icon.tsx': 4_000,
  });
});
