import { expect, test } from 'vitest';
import { dueOf } from './due.ts';

const page = (name: string, steps: number, changed: boolean) => ({
  flow: { name },
  steps,
  changed,
});
const facts = {
  isChanged: ({ changed }: { readonly changed: boolean }) => changed,
  lengthOf: ({ steps }: { readonly steps: number }) => steps,
};
const due = (...pages: readonly ReturnType<typeof page>[]) =>
  dueOf(pages, facts).map(({ flow }) => flow.name);

test('every flow is due that has changed', () => {
  expect(due(page('cart/cart', 9, true), page('cart/gate', 3, true))).toEqual([
    'cart/cart',
    'cart/gate',
  ]);
});

test('of the flows of a module that have not changed the longest is due', () => {
  expect(
    due(page('cart/gate', 3, false), page('cart/cart', 9, false), page('shell/theme', 1, false)),
  ).toEqual(['cart/cart', 'shell/theme']);
});

test('a flow that has changed does not stand for those of its module that have not', () => {
  expect(due(page('cart/cart', 9, true), page('cart/gate', 3, false))).toEqual([
    'cart/cart',
    'cart/gate',
  ]);
});
