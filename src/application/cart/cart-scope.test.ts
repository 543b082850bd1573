import { expect, test } from 'vitest';
import type { Scope } from '#application/account/scope.ts';
import type { Principal } from '#domain/account/principal.ts';
import { aPlace } from '#tests/support/builders/location.ts';
import { aModule, groceryModule } from '#tests/support/builders/module.ts';
import { changesLines, endsCart } from './cart-scope.ts';

const aGuest = (facts: Partial<Extract<Principal, { kind: 'guest' }>> = {}): Principal => ({
  kind: 'guest',
  key: 'guest:1',
  byChoice: false,
  sessionEnded: false,
  ...facts,
});
const asha: Principal = { kind: 'customer', key: 'customer:asha' };
const ravi: Principal = { kind: 'customer', key: 'customer:ravi' };
const place = aPlace({ zones: '[1]' });
const aScope = (facts: Partial<Scope> = {}): Scope => ({
  principal: asha,
  module: aModule(),
  place,
  ...facts,
});

test.each([
  { from: aGuest(), to: asha, ends: false, because: 'a guest who signs in is the same person' },
  { from: asha, to: aGuest(), ends: true, because: 'a customer who signs out has gone' },
  { from: asha, to: ravi, ends: true, because: 'another customer has come' },
  {
    from: asha,
    to: aGuest({ sessionEnded: true }),
    ends: false,
    because: 'a session that ran out does not send its customer away',
  },
  {
    from: aGuest({ key: 'guest:unknown' }),
    to: aGuest(),
    ends: false,
    because: 'the guest has only got a number',
  },
])('what was asked of the cart ends: $ends, since $because (D-42, D-102)', ({ from, to, ends }) => {
  const change = { before: aScope({ principal: from }), scope: aScope({ principal: to }) };

  expect([endsCart(change), changesLines(change)]).toEqual([ends, true]);
});

test.each([
  { from: aModule(), to: groceryModule(), ends: true },
  { from: aModule(), to: null, ends: true },
  { from: null, to: groceryModule(), ends: false },
])('from module $from.name to $to.name it ends: $ends', ({ from, to, ends }) => {
  const change = { before: aScope({ module: from }), scope: aScope({ module: to }) };

  expect([endsCart(change), changesLines(change)]).toEqual([ends, true]);
});

test('nothing goes on when a guest signs in and the module changes at once', () => {
  const before = aScope({ principal: aGuest() });

  expect(endsCart({ before, scope: aScope({ module: groceryModule() }) })).toBe(true);
});

test('another place has the cart read again, and nothing has it left alone', () => {
  const elsewhere = aScope({ place: aPlace({ zones: '[2]' }) });

  expect(changesLines({ before: aScope(), scope: elsewhere })).toBe(true);
  expect(endsCart({ before: aScope(), scope: elsewhere })).toBe(false);
  expect(changesLines({ before: aScope(), scope: aScope() })).toBe(false);
});

test('a guest who chooses to go on as one keeps the cart as it is (D-01)', () => {
  const before = aScope({ principal: aGuest() });
  const scope = aScope({ principal: aGuest({ byChoice: true }) });

  expect([endsCart({ before, scope }), changesLines({ before, scope })]).toEqual([false, false]);
});
