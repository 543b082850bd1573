import { createActor, createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { isSameData } from './same-data.ts';

const amount = () => ({ minor: 250, currency: { code: 'USD', digits: 2 } });

test.each([
  { before: null, after: null, because: 'nothing was said before, and nothing is' },
  { before: amount(), after: amount(), because: 'it is the same amount, made anew' },
  { before: [amount()], after: [amount()], because: 'it is a list of the same amounts' },
])('a view is not rendered again where $because', ({ before, after }) => {
  expect(isSameData(before, after)).toBe(true);
});

const actor = () => createActor(createMachine({}));

test.each([
  { before: null, after: amount(), because: 'there is an amount now' },
  { before: amount(), after: { ...amount(), minor: 251 }, because: 'the amount is another' },
  { before: [amount()], after: [amount(), amount()], because: 'the list is longer' },
  { before: { road: undefined }, after: { house: undefined }, because: 'it is of another field' },
  { before: [], after: {}, because: 'a list is no record' },
  { before: actor(), after: actor(), because: 'it is another actor' },
  { before: new Map([[1, 1]]), after: new Map([[1, 2]]), because: 'a map is not looked into' },
])('a view is rendered again where $because', ({ before, after }) => {
  expect(isSameData(before, after)).toBe(false);
});
