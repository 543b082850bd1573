import { expect, test } from 'vitest';
import { Defect } from './defect.ts';
import { failureIn, ok, refuse, valueIn } from './result.ts';

test('a result gives what it is known to have', () => {
  expect(valueIn(ok(3))).toBe(3);
  expect(failureIn(refuse('soldOut'))).toBe('soldOut');
});

test('what a result does not have is a defect', () => {
  expect(() => valueIn(refuse('soldOut'))).toThrow(Defect);
  expect(() => failureIn(ok(3))).toThrow(Defect);
});
