import { expect, test } from 'vitest';
import type { Atlas, AtlasFlow } from '../data.ts';
import { search } from './search.ts';

const state = (path: string, meaning: string): AtlasFlow['states'][number] => ({
  path,
  meaning,
  reqs: [],
  tags: [],
  calls: [],
  tests: [],
  screens: [],
  unseen: null,
});
const cart: AtlasFlow = {
  name: 'cart/cart',
  meaning: 'What the customer means to buy.',
  diagrams: [],
  states: [state('ready', 'The cart lies open.'), state('clearing', 'Everything goes.')],
  transitions: [],
  tests: [],
  levels: {},
  mutation: null,
  changes: [],
  pictures: [],
};
const requirement = { id: 'CART-21', text: 'Clearing asks first.', states: [], files: [] };
const atlas: Atlas = { flows: [cart], requirements: [requirement], since: null };
const titles = (words: string) => search(atlas, words).map(({ title }) => title);

test('names are found before meanings', () => {
  expect(titles('clearing')).toEqual(['cart/cart: clearing', 'CART-21']);
});

test('every word must be there', () => {
  expect(titles('cart open')).toEqual(['cart/cart: ready']);
  expect(titles('cart nowhere')).toEqual([]);
});

test('nothing is found for nothing', () => {
  expect(titles('  ')).toEqual([]);
});
