import { expect, test } from 'vitest';
import { addressIn, hashOf, type Address } from './address.ts';

test('every place in the atlas has an address that leads back to it', () => {
  const places: readonly Address[] = [
    { kind: 'home' },
    { kind: 'flow', flow: 'cart/cart' },
    { kind: 'state', flow: 'cart/cart', path: 'replacing.emptying' },
    { kind: 'transition', flow: 'cart/cart', id: 'asking · done: authenticate · 2' },
    {
      kind: 'ask',
      flow: 'cart/cart',
      question: [
        ['to', 'state~a & b=c/d'],
        ['never', 'event~line.add~one + one'],
      ],
    },
    {
      kind: 'play',
      flow: 'cart/cart',
      path: [
        ['in', 'a guest'],
        ['do', 'event~a.b~'],
      ],
    },
    { kind: 'notes' },
    { kind: 'notes', filter: 'changed' },
    { kind: 'requirements' },
    { kind: 'requirement', id: 'CART-21' },
    { kind: 'clauses' },
    { kind: 'clauses', filter: 'open' },
    { kind: 'clause', number: 12 },
    { kind: 'changes' },
    { kind: 'changed flow', flow: 'cart/cart' },
    { kind: 'everything' },
  ];
  for (const place of places) expect(addressIn(hashOf(place))).toEqual(place);
});

test('a state is found by flow and name', () => {
  expect(hashOf({ kind: 'state', flow: 'cart/cart', path: 'adding' })).toBe('#cart/cart/adding');
});
