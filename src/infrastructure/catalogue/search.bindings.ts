import { ContainerModule } from 'inversify';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { SessionActor } from '#application/account/session/selectors.ts';
import type { RecentSearches } from '#application/catalogue/recent-searches.port.ts';
import type { SearchReader } from '#application/catalogue/search-reader.port.ts';
import { searchMachine, slots } from '#application/catalogue/search/machine.ts';
import type * as Search from '#application/catalogue/search/machine.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import { paths } from '#application/kernel/path.ts';
import { provide } from '#application/kernel/provide.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import {
  CURRENT_SCOPE,
  HTTP_CLIENT,
  NAVIGATOR,
  PLATFORM,
} from '#infrastructure/kernel/kernel.bindings.ts';
import type { LateMachine } from '#infrastructure/kernel/late-machine.bindings.ts';
import { machine } from '#infrastructure/kernel/machine.bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import type { CurrentScope } from '#infrastructure/kernel/request-scope.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { createHttpSearchReader } from './http-search-reader.adapter.ts';
import { createLocalStorageRecentSearches } from './local-storage-recent-searches.adapter.ts';

export const SEARCH_READER = token<SearchReader>('SearchReader');
const RECENT_SEARCHES = token<RecentSearches>('RecentSearches');

export const searchBindings = new ContainerModule(({ bind }) => {
  bind(SEARCH_READER).toResolvedValue(
    (http: HttpClient, { currency, isRental }: CurrentScope, { report = () => {} }: Platform) =>
      createHttpSearchReader({ http, currency, isRental, report }),
    [HTTP_CLIENT, CURRENT_SCOPE, PLATFORM],
  );
  bind(RECENT_SEARCHES).toResolvedValue(
    ({ localStore }: Platform) => createLocalStorageRecentSearches(localStore),
    [PLATFORM],
  );
});

const provideSearch = (
  reader: SearchReader,
  searches: RecentSearches,
  navigator: Navigator,
  platform: Platform,
) =>
  provide(searchMachine, slots, {
    actors: {
      suggest: fromPromise<Search.SuggestionsAnswer, string>(({ input, signal }) =>
        reader.suggest(input, signal),
      ),
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

/** Loaded when the customer first focuses the search box. */
export const searchChild: LateMachine<typeof searchMachine> = {
  bindings: [searchBindings],
  machine: machine(provideSearch, [SEARCH_READER, RECENT_SEARCHES, NAVIGATOR, PLATFORM]),
};
