import type { RecentSearches } from '#application/catalogue/recent-searches.port.ts';
import { withSearch } from '#domain/catalogue/recent-searches.ts';
import { parseSearchTerm } from '#domain/catalogue/search-term.ts';
import type { KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { listIn } from '#infrastructure/kernel/stored-json.ts';

/** A list of terms. Invalid terms are left out. */
export const createRecentSearches = (store: KeyValueStore): RecentSearches => ({
  recall: () =>
    listIn(store.read(KEYS.recentSearches))
      .flatMap((row) => (typeof row === 'string' ? (parseSearchTerm(row) ?? []) : []))
      .toReversed()
      .reduce(withSearch, []),
  save: (recent) => store.write(KEYS.recentSearches, JSON.stringify(recent)),
  forget: () => store.remove(KEYS.recentSearches),
});
