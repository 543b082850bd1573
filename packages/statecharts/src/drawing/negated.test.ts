import { expect, test } from 'vitest';
import { negated } from './negated.ts';

test.each([
  ['the cart is empty', 'the cart is not empty'],
  ['guests may order', 'guests may not order'],
  ['something was typed', 'nothing was typed'],
  ['there is something to ask', 'there is nothing to ask'],
  ['a place was set before', 'no place was set before'],
  ['it has to be read anew', 'it does not have to be read anew'],
  ['everything needed is filled in', null],
  ['guests may order, and this one was not asked', null],
  ['the one who asks is a guest', null],
  ['the customer closes the sign-in', null],
])('"%s" is denied by "%s"', (sentence, negation) => {
  expect(negated(sentence)).toBe(negation);
});
