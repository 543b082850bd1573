import { expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { comparedIn, comparedText, differs, isEnough, isFull, withToggled } from './comparison.ts';

const vehicles = (...ids: readonly number[]) => ids.map((one) => id<'Vehicle'>(one));

test.each([
  [null, []],
  ['', []],
  ['3', [3]],
  ['3,1', [3, 1]],
  ['3,3,1', [3, 1]],
  ['0,-1,abc,1.5,7', [7]],
  ['1,2,3,4,5', [1, 2, 3, 4]],
])('the address %j compares the vehicles %j', (text, ids) => {
  expect(comparedIn(text)).toEqual(ids);
});

test('a vehicle is chosen and taken back, and a fifth one has no room', () => {
  expect(withToggled(vehicles(1), id(2))).toEqual([1, 2]);
  expect(withToggled(vehicles(1, 2), id(1))).toEqual([2]);
  expect(withToggled(vehicles(1, 2, 3, 4), id(5))).toEqual([1, 2, 3, 4]);
  expect([vehicles(1, 2, 3), vehicles(1, 2, 3, 4)].map(isFull)).toEqual([false, true]);
  expect([vehicles(1), vehicles(1, 2)].map(isEnough)).toEqual([false, true]);
  expect(comparedText(vehicles(2, 1))).toBe('2,1');
});

test('facts differ when one of them is another than the rest', () => {
  expect([differs(['5', '5']), differs(['5', '7', '5']), differs(['5'])]).toEqual([
    ...[false, true, false],
  ]);
});
