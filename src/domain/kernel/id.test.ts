import { describe, expect, test } from 'vitest';
import { id, parseId } from './id.ts';

describe('an id', () => {
  test.each([
    { raw: 7, id: 7 },
    { raw: '7', id: 7 },
    { raw: ' 42 ', id: 42 },
    { raw: 0, id: null },
    { raw: -3, id: null },
    { raw: 1.5, id: null },
    { raw: '1e3', id: null },
    { raw: '<script>', id: null },
    { raw: '99999999999999999999', id: null },
    { raw: null, id: null },
  ])('reads $raw as $id', ({ raw, id: expected }) => {
    expect(parseId(raw)).toBe(expected);
  });

  test('has one door, and nonsense does not pass it', () => {
    expect(() => id(0)).toThrow('Not an id: 0');
  });
});
