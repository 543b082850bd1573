import { expect, test } from 'vitest';
import { afterAnswer } from './payment.ts';
import { stageOf, type Dues } from './stage.ts';

test.each([
  ['open', 'paid', 'paid'],
  ['open', 'canceled', 'canceled'],
  ['canceled', 'paid', 'paid'],
  ['canceled', 'declined', 'canceled'],
  ['declined', 'paid', 'declined'],
  ['paid', 'declined', 'paid'],
  ['paid', 'canceled', 'paid'],
] as const)('a payment that is %s and is answered with %s is %s', (status, answer, becomes) => {
  expect(afterAnswer(status, answer)).toBe(becomes);
});

const DUE = Date.parse('2026-11-21T18:00:00Z');
const dues = (facts: Partial<Dues> = {}): Dues => ({
  ...{ isPaid: false, isInCash: false, dueAt: DUE, last: null, givenBack: null },
  ...facts,
});

test.each([
  { facts: {}, is: 'unbegun', because: 'no one was sent to the gateway yet' },
  { facts: { last: 'open' }, is: 'open', because: 'the gateway has not answered' },
  { facts: { last: 'declined' }, is: 'declined', because: 'it was declined last' },
  { facts: { last: 'canceled' }, is: 'canceled', because: 'the customer left the gateway' },
  { facts: { isPaid: true, last: 'paid' }, is: 'paid', because: 'it is paid' },
  { facts: { isPaid: true, last: 'open' }, is: 'paid', because: 'another payment paid for it' },
  {
    facts: { isPaid: true, givenBack: 'wallet' },
    is: 'paid',
    because: 'only what was paid twice is back in the wallet',
  },
  {
    facts: { last: 'paid', givenBack: 'wallet', dueAt: null },
    is: 'returned',
    because: 'it came to nothing, and the money is in the wallet',
  },
  {
    facts: { last: 'paid', givenBack: 'byHand', dueAt: null },
    is: 'owedBack',
    because: 'it came to nothing, and a guest has no wallet',
  },
  { facts: { isInCash: true, dueAt: null }, is: 'inCash', because: 'it is paid at the door' },
  { facts: { dueAt: null, last: 'open' }, is: 'over', because: 'nothing is to be paid there' },
] as const)('what is to be paid is $is where $because [D-09]', ({ facts, is }) => {
  expect(stageOf(dues(facts), DUE - 1)).toBe(is);
});

test('what is not paid in time has run out, at the very moment [D-09]', () => {
  const open = dues({ last: 'open' });
  expect([stageOf(open, DUE - 1), stageOf(open, DUE)]).toEqual(['open', 'runOut']);
});
