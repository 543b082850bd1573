import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import { asViewed, MAX_VIEWED, viewedIn, withViewed, type Viewed } from './recently-viewed.ts';

const FOOD = id<'Module'>(1);
const item = (number: number, moduleId = FOOD): Viewed => ({ kind: 'item', id: number, moduleId });
const store = (number: number): Viewed => ({ kind: 'store', id: number, moduleId: FOOD });
const listOf = (...viewed: readonly Viewed[]) => viewed.reduce(withViewed, []);

describe('what a person has looked at', () => {
  test('is listed newest first, each once', () => {
    expect(listOf(item(1), item(2), item(1))).toEqual([item(1), item(2)]);
  });

  test('is as much of a kind in a module as a row shows: the oldest leaves', () => {
    const many = Array.from({ length: MAX_VIEWED + 3 }, (_, index) => item(index + 1));
    const list = listOf(store(1), item(99, id<'Module'>(2)), ...many);

    expect(viewedIn(list, 'item', FOOD)).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
    expect(viewedIn(list, 'store', FOOD)).toEqual([1]);
    expect(viewedIn(list, 'item', id<'Module'>(2))).toEqual([99]);
    expect(viewedIn(list, 'item', null)).toEqual([]);
  });

  test('of a store and an item with one number are two', () => {
    expect(listOf(item(1), store(1))).toEqual([store(1), item(1)]);
  });

  test('is shown in that order, without what is no longer there', () => {
    expect(asViewed([3, 1, 2], [{ id: 1 }, { id: 3 }])).toEqual([{ id: 3 }, { id: 1 }]);
  });
});
