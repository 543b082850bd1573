import { assign, setup } from 'xstate';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { withSearch } from '#domain/catalogue/recent-searches.ts';
import { parseSearchTerm } from '#domain/catalogue/search-term.ts';
import type { Suggestions } from './search-reader.port.ts';
import type * as Search from './search.types.ts';

const nothing: readonly string[] = [];

/** What the search box needs from outside. */
export const slots = {
  actors: {
    suggest: portActor<string, Search.SuggestionsAnswer>('suggest'),
    watchMemory: portListener<Search.Report>('watchMemory'),
  },
  effects: {
    saveSearches: effect<readonly string[]>(),
    forgetSearches: effect(),
    showResults: effect<string>(),
  },
};

/** The term of a text that a guard has let through. */
export const termOf = (text: string): string => parseSearchTerm(text) ?? '';

export const search = setup({
  types: {
    context: {} as Search.Context,
    events: {} as Search.Event,
    tags: {} as Search.Tag,
    meta: {} as Meta,
  },
  actors: slots.actors,
  guards: {
    ...answerGuards,
    termIsGiven: (_, text: string) => parseSearchTerm(text) !== null,
    termIsTyped: ({ context }, text: string) =>
      context.text !== null && parseSearchTerm(text) !== null,
    searchesAreKnown: ({ context }, text: string) =>
      context.recent.length > 0 && parseSearchTerm(text) === null,
  },
  actions: {
    setText: assign((_, text: string) => ({ text })),
    clearText: assign({ text: null }),
    setSuggestions: assign((_, suggestions: Suggestions) => ({ suggestions, failure: null })),
    setFailure: assign((_, failure: CallFailure) => ({ failure, suggestions: null })),
    clearSuggestions: assign({ suggestions: null, failure: null }),
    setRecent: assign((_, recent: readonly string[]) => ({ recent })),
    addRecent: assign(({ context }, term: string) => ({
      recent: withSearch(context.recent, term),
    })),
    clearRecent: assign({ recent: nothing }),
    ...slots.effects,
  },
  delays: { typingPause: 500 },
});
