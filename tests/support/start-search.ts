import { fromCallback, fromPromise } from 'xstate';
import { searchMachine, type SuggestionsAnswer } from '#application/catalogue/search/machine.ts';

/** A search box without answers during the test, and without storage. */
export const aQuietSearch = () =>
  searchMachine.provide({
    actors: {
      watchMemory: fromCallback(() => {}),
      suggest: fromPromise<SuggestionsAnswer, string>(() => new Promise<never>(() => {})),
    },
    actions: { saveSearches: () => {}, forgetSearches: () => {}, showResults: () => {} },
  });
