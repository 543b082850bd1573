import { expect, test } from 'vitest';
import type { Atlas, AtlasFlow } from '../data.ts';
import { specificationBlocks } from '../clauses.ts';
import { search } from './search.ts';

const state = (path: string, meaning: string): AtlasFlow['states'][number] => ({
  path,
  meaning,
  reqs: [],
  tags: [],
  calls: [],
  tests: [],
  screens: [],
  texts: [],
  axe: null,
  unseen: null,
});
const cart: AtlasFlow = {
  name: 'cart/cart',
  meaning: 'What the customer means to buy.',
  diagrams: [],
  states: [
    { ...state('ready', 'The cart lies open.'), texts: ['Proceed to checkout'] },
    state('clearing', 'Everything goes.'),
  ],
  words: {
    states: { ready: 'ready', clearing: 'clearing' },
    calls: {},
    events: { 'order.submit': 'the customer orders' },
    conditions: { 'ready · order.submit': 'the price has changed' },
    actions: {},
  },
  screensAreOld: false,
  transitions: [
    {
      id: 'ready · order.submit',
      kind: 'event',
      from: 'ready',
      event: 'order.submit',
      guard: 'quoteChanged',
      to: ['clearing'],
      actions: [],
      effects: ['ask the server for the price'],
      says: ['The price is higher by now.'],
      calls: [],
      meaning: '',
      tests: [],
    },
  ],
  tests: [],
  levels: {},
  mutation: null,
};
const requirement = { id: 'CART-21', text: 'Clearing asks first.', states: [], files: [] };
const atlas: Atlas = {
  flows: [cart],
  requirements: [requirement],
  specification: specificationBlocks('Zebras may board.', []),
  comparison: null,
};
const titles = (words: string) => search(atlas, words).map(({ title }) => title);

test('names are found before meanings', () => {
  expect(titles('clearing').slice(0, 2)).toEqual(['cart/cart: clearing', 'CART-21']);
});

test('a way is found by what it does', () => {
  expect(titles('server price')).toEqual(['cart/cart: the customer orders, the price has changed']);
});

test('every word must be there', () => {
  expect(titles('cart open')).toEqual(['cart/cart: ready']);
  expect(titles('cart nowhere')).toEqual([]);
});

test.each(['price changed', 'quoteChanged', 'order.submit'])(
  'a transition is found in words and in code: %s',
  (wanted) =>
    expect(titles(wanted)).toEqual(['cart/cart: the customer orders, the price has changed']),
);

test('a transition is found by what it says to the customer', () => {
  expect(titles('price is higher')).toEqual([
    'cart/cart: the customer orders, the price has changed',
  ]);
});

test('nothing is found for nothing', () => {
  expect(titles('  ')).toEqual([]);
});

test('a state is found by a text on its screen', () => {
  expect(titles('proceed to checkout')).toEqual(['cart/cart: ready']);
});

test('a sentence of the specification is found', () => {
  expect(search(atlas, 'zebras')).toEqual([
    { hash: '#clauses/1', title: 'specification, 1', words: 'Zebras may board.' },
  ]);
});
