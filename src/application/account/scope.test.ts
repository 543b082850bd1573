import { expect, test } from 'vitest';
import { principalOf } from './scope.ts';

const keyOf = (token: string) =>
  principalOf({ token, guestId: null, guestByChoice: false, sessionEnded: false }).key;

test('customers are told apart without showing their token', () => {
  expect(keyOf('secret-token')).not.toBe(keyOf('other-token'));
  expect(keyOf('secret-token')).not.toContain('secret');
});
