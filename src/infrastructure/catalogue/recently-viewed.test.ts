import { describe, expect, test } from 'vitest';
import { id } from '#domain/kernel/id.ts';
import type { Viewed } from '#domain/catalogue/recently-viewed.ts';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { createRecentlyViewed } from './storage.ts';

const ADA = id<'Customer'>(1);
const BEN = id<'Customer'>(2);
const moduleId = id<'Module'>(1);
const dosa: Viewed = { kind: 'item', id: 1, moduleId };
const idli: Viewed = { kind: 'item', id: 2, moduleId };
const corner: Viewed = { kind: 'store', id: 1, moduleId };

/** Each receives storage events for the other's writes. */
function twoTabs() {
  const store = memoryStore();
  const tabs = [0, 1].map(() => new Set<(key: string | null) => void>());
  const tab = (index: number) =>
    createRecentlyViewed({
      localStore: {
        ...store,
        write: (key, value) => {
          store.write(key, value);
          for (const tell of tabs[1 - index] ?? []) tell(key);
        },
      },
      onStorage: (listener) => {
        tabs[index]?.add(listener);
        return () => void tabs[index]?.delete(listener);
      },
    });
  return { store, here: tab(0), there: tab(1) };
}

describe('what was looked at on this device', () => {
  test('is there after a reload, newest first', () => {
    const { here, there } = twoTabs();
    here.note('guest', dosa);
    here.note('guest', idli);
    here.note('guest', dosa);

    expect(there.recall('guest')).toEqual([dosa, idli]);
  });

  test('by one customer is never read by another, nor by guests', () => {
    const { here } = twoTabs();
    here.note(ADA, dosa);
    here.note('guest', idli);

    expect([here.recall(ADA), here.recall(BEN), here.recall('guest')]).toEqual([
      [dosa],
      [],
      [idli],
    ]);
  });

  test('is forgotten when asked, kind by kind, and nothing is left in the browser then', () => {
    const { here, store } = twoTabs();
    here.note(ADA, dosa);
    here.note(ADA, corner);

    here.forget(ADA, 'item');
    expect(here.recall(ADA)).toEqual([corner]);
    here.forget(ADA, 'store');
    expect(store.read(KEYS.recentlyViewed)).toBeNull();
  });

  test.each([
    { gone: ADA, left: [[], [dosa], [idli]], because: 'one customer' },
    { gone: null, left: [[], [], [idli]], because: 'a customer of whom nothing is known' },
  ])('goes with the account of $because, of every kind', ({ gone, left }) => {
    const { here, there } = twoTabs();
    here.note(ADA, dosa);
    here.note(ADA, corner);
    here.note(BEN, dosa);
    here.note('guest', idli);
    const told: string[] = [];
    there.onChange(() => told.push('there'));

    here.forgetCustomer(gone);

    expect([here.recall(ADA), here.recall(BEN), here.recall('guest')]).toEqual(left);
    expect(told).toEqual(['there']);
  });

  test('is told to other tabs, until they stop listening', () => {
    const { here, there } = twoTabs();
    const told: string[] = [];
    here.onChange(() => told.push('here'));
    const stop = there.onChange(() => told.push('there'));

    here.note('guest', dosa);
    stop();
    here.note('guest', idli);

    expect(told).toEqual(['there', 'here', 'here']);
  });

  test('is the same list for as long as it says the same', () => {
    const { here } = twoTabs();
    here.note('guest', dosa);
    const list = here.recall('guest');
    here.note('guest', dosa);

    expect(here.recall('guest')).toBe(list);
  });

  test('goes along to the module in which it is looked at', () => {
    const { here } = twoTabs();
    const elsewhere = { ...dosa, moduleId: id<'Module'>(2) };
    here.note('guest', dosa);
    here.note('guest', elsewhere);

    expect(here.recall('guest')).toEqual([elsewhere]);
  });

  test('of six customers is kept for the five who looked last', () => {
    const { here } = twoTabs();
    for (let who = 1; who <= 6; who += 1) here.note(id<'Customer'>(who), dosa);

    expect([here.recall(ADA), here.recall(id<'Customer'>(6))]).toEqual([[], [dosa]]);
  });

  test.each([
    'nonsense',
    '{}',
    'null',
    '[null, 7, {"who": "guest"}, {"who": -1, "viewed": []}]',
    '[{"who": "guest", "viewed": [null, [], ["item"], ["house", 1, 1], ["item", 1.5, 1], ["item", 1, "x"]]}]',
  ])('is nothing where another program left %s', (left) => {
    const { here, store } = twoTabs();
    store.write(KEYS.recentlyViewed, left);

    expect(here.recall('guest')).toEqual([]);
    here.note('guest', dosa);
    expect(here.recall('guest')).toEqual([dosa]);
  });
});
