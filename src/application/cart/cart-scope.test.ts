import { expect, test } from 'vitest';
import type { Principal } from '#domain/account/principal.ts';
import { id } from '#domain/kernel/id.ts';
import { scopeChange, type CartScope } from './cart-scope.ts';

const aGuest = (facts: Partial<Extract<Principal, { kind: 'guest' }>> = {}): Principal => ({
  kind: 'guest',
  key: 'guest:1',
  byChoice: false,
  sessionEnded: false,
  ...facts,
});
const asha: Principal = { kind: 'customer', key: 'customer:asha' };
const ravi: Principal = { kind: 'customer', key: 'customer:ravi' };
const aScope = (facts: Partial<CartScope> = {}): CartScope => ({
  principal: asha,
  moduleId: id(1),
  zones: '[1]',
  ...facts,
});

test.each([
  {
    from: aGuest(),
    to: asha,
    keepsLines: true,
    because: 'a guest who signs in is the same person',
  },
  { from: asha, to: aGuest(), keepsLines: false, because: 'a customer who signs out has gone' },
  { from: asha, to: ravi, keepsLines: false, because: 'another customer has come' },
  {
    from: asha,
    to: aGuest({ sessionEnded: true }),
    keepsLines: true,
    because: 'a session that ran out does not send its customer away',
  },
  {
    from: aGuest({ key: 'guest:unknown' }),
    to: aGuest(),
    keepsLines: true,
    because: 'the guest has only got a number',
  },
])('what was asked of the cart goes on: $keepsLines, since $because (D-42, D-102)', (row) => {
  const { from, to, keepsLines } = row;

  expect(scopeChange(aScope({ principal: from }), aScope({ principal: to }))).toEqual({
    type: 'scope.change',
    mayAdd: to.kind === 'customer',
    keepsLines,
  });
});

test.each([
  { from: id<'Module'>(1), to: id<'Module'>(2), keepsLines: false },
  { from: id<'Module'>(1), to: null, keepsLines: false },
  { from: null, to: id<'Module'>(2), keepsLines: true },
])('from module $from to $to it goes on: $keepsLines', ({ from, to, keepsLines }) => {
  expect(scopeChange(aScope({ moduleId: from }), aScope({ moduleId: to }))).toEqual({
    type: 'scope.change',
    mayAdd: true,
    keepsLines,
  });
});

test('nothing goes on when a guest signs in and the module changes at once', () => {
  const before = aScope({ principal: aGuest() });

  expect(scopeChange(before, aScope({ moduleId: id(2) }))).toMatchObject({ keepsLines: false });
});

test('another place has the cart read again, and nothing has it left alone', () => {
  expect(scopeChange(aScope(), aScope({ zones: '[2]' }))).toEqual({ type: 'cart.reload' });
  expect(scopeChange(aScope(), aScope())).toBeNull();
});

test('a guest who chooses to go on as one may add to the cart (D-01)', () => {
  const before = aScope({ principal: aGuest() });
  const after = aScope({ principal: aGuest({ byChoice: true }) });

  expect(scopeChange(before, after)).toEqual({ type: 'guest.continue' });
});
