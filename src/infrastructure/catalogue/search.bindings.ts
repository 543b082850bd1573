import { fromCallback, type EventObject } from 'xstate';
import type { SessionActor } from '#application/account/session/selectors.ts';
import { searchMachine, slots } from '#application/catalogue/search/machine.ts';
import type * as Search from '#application/catalogue/search/machine.ts';
import { paths } from '#application/kernel/path.ts';
import { provide } from '#application/kernel/provide.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import { NAVIGATOR, PLATFORM } from '#infrastructure/kernel/bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { SEARCH_READER } from './search-queries.bindings.ts';
import { createRecentSearches } from './search.storage.ts';

/** Loaded when the customer first focuses the search box. */
export const SEARCH_MACHINE = service((get) => {
  const platform = get(PLATFORM);
  const navigator = get(NAVIGATOR);
  const searches = createRecentSearches(platform.localStore);
  return provide(searchMachine, slots, {
    actors: {
      suggest: fromCall(get(SEARCH_READER).suggest),
      watchMemory: fromCallback<EventObject, undefined, Search.Report>(({ sendBack, system }) => {
        const recall = () => sendBack({ type: 'searches.recall', recent: searches.recall() });
        recall();
        const stop = platform.onStorage((key) => {
          if (key === KEYS.recentSearches) recall();
        });
        // Signing out clears the recent searches.
        const session = (system.get('session') as SessionActor | undefined)?.subscribe(recall);
        return () => {
          session?.unsubscribe();
          stop();
        };
      }),
    },
    effects: {
      saveSearches: (_, recent) => searches.save(recent),
      forgetSearches: () => searches.forget(),
      showResults: (_, term) => navigator.go(paths.search(term)),
    },
  });
});
