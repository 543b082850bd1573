import { expect, test } from 'vitest';
import { memoryStore } from '#infrastructure/kernel/key-value-store.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { createRecentSearches } from './search.storage.ts';

test('searches of before are kept in this browser, newest first, and forgotten when asked', () => {
  const store = memoryStore();
  const searches = createRecentSearches(store);
  searches.save(['rice', 'tea']);
  expect(searches.recall()).toEqual(['rice', 'tea']);
  searches.forget();
  expect(searches.recall()).toEqual([]);
});

test('what another program left there is no search', () => {
  const store = memoryStore();
  for (const left of ['nonsense', '{}', '[1, null, "  ", "rice", "Rice"]']) {
    store.write(KEYS.recentSearches, left);
    expect(createRecentSearches(store).recall()).toEqual(left.startsWith('[') ? ['rice'] : []);
  }
});
