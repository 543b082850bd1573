import { assign } from 'xstate';
import type { Suggestions } from '#application/catalogue/search.queries.ts';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { withSearch } from '#domain/catalogue/recent-searches.ts';
import { parseSearchTerm } from '#domain/catalogue/search-term.ts';
import type { Result } from '#domain/kernel/result.ts';

export type Command =
  | { readonly type: 'text.type'; readonly text: string }
  | { readonly type: 'box.enter'; readonly text: string }
  | { readonly type: 'box.leave' }
  | { readonly type: 'search.submit'; readonly text: string }
  | { readonly type: 'suggestion.choose'; readonly name: string }
  | { readonly type: 'recent.forget' };

export type Report = { readonly type: 'searches.recall'; readonly recent: readonly string[] };

export type Event = Command | Report;

declare module '#application/kernel/system.ts' {
  interface AppSystem {
    search: Event;
  }
}

declare module '#application/kernel/late-child.ts' {
  interface LateChildren {
    search: Command;
  }
}

export type Context = {
  /** Text not searched for yet; null where the box shows the query of the address. */
  readonly text: string | null;
  readonly suggestions: Suggestions | null;
  readonly failure: CallFailure | null;
  /** Earlier queries, newest first. */
  readonly recent: readonly string[];
};

export type Tag = 'open' | 'recalling' | 'asking' | 'offering' | 'failed';
export type SuggestionsAnswer = Result<Suggestions, CallFailure>;

const nothing: readonly string[] = [];

export const slots = {
  actors: {
    suggest: portActor<string, SuggestionsAnswer>('suggest'),
    watchMemory: portListener<Report>('watchMemory'),
  },
  effects: {
    saveSearches: effect<readonly string[]>(),
    forgetSearches: effect(),
    showResults: effect<string>(),
  },
};

/** The term of a text that a guard has accepted. */
export const termOf = (text: string): string => parseSearchTerm(text) ?? '';

export const search = setupMachine({
  types: {} as { context: Context; events: Event; tags: Tag },
  slots,
  sets: ['text', 'recent'],
  clears: ['text'],
  guards: {
    termIsGiven: (_, text: string) => parseSearchTerm(text) !== null,
    termIsTyped: ({ context }, text: string) =>
      context.text !== null && parseSearchTerm(text) !== null,
    searchesAreKnown: ({ context }, text: string) =>
      context.recent.length > 0 && parseSearchTerm(text) === null,
  },
  actions: {
    setSuggestions: assign((_, suggestions: Suggestions) => ({ suggestions, failure: null })),
    setFailure: assign((_, failure: CallFailure) => ({ failure, suggestions: null })),
    clearSuggestions: assign({ suggestions: null, failure: null }),
    addRecent: assign(({ context }, term: string) => ({
      recent: withSearch(context.recent, term),
    })),
    clearRecent: assign({ recent: nothing }),
  },
  delays: { typingPause: 500 },
});

/** Every search ends by closing the box while the page of results opens. */
const SEARCHED = ['clearText', 'clearSuggestions'] as const;

/**
 * The search box of the header: text, suggestions, recent queries. The results have a page of their
 * own, described by the address alone.
 */
export const searchMachine = search.createMachine({
  id: 'search',
  description: 'The customer searches for items and stores of every module.',
  context: { text: null, suggestions: null, failure: null, recent: [] },
  invoke: { id: 'watchMemory', src: 'watchMemory', input: undefined },
  initial: 'closed',
  on: {
    'searches.recall': { actions: { type: 'setRecent', params: ({ event }) => event.recent } },
    'text.type': [
      {
        guard: { type: 'termIsGiven', params: ({ event }) => event.text },
        target: '.suggesting',
        reenter: true,
        actions: [{ type: 'setText', params: ({ event }) => event.text }, 'clearSuggestions'],
      },
      {
        guard: { type: 'searchesAreKnown', params: ({ event }) => event.text },
        target: '.recalling',
        actions: [{ type: 'setText', params: ({ event }) => event.text }, 'clearSuggestions'],
      },
      {
        target: '.closed',
        actions: [{ type: 'setText', params: ({ event }) => event.text }, 'clearSuggestions'],
      },
    ],
    'search.submit': {
      guard: { type: 'termIsGiven', params: ({ event }) => event.text },
      target: '.closed',
      actions: [
        { type: 'addRecent', params: ({ event }) => termOf(event.text) },
        { type: 'saveSearches', params: ({ context }) => context.recent },
        ...SEARCHED,
        { type: 'showResults', params: ({ event }) => termOf(event.text) },
      ],
    },
  },
  states: {
    closed: {
      description: 'No list is open.',
      meta: { reqs: ['NAV-32', 'CAT-13', 'CAT-14', 'CAT-15', 'CAT-16', 'CAT-17'] },
      on: {
        'box.enter': [
          {
            guard: { type: 'termIsTyped', params: ({ event }) => event.text },
            target: 'suggesting',
          },
          {
            guard: { type: 'searchesAreKnown', params: ({ event }) => event.text },
            target: 'recalling',
          },
        ],
      },
    },
    recalling: {
      description: 'Nothing is typed: what was searched for before is on offer.',
      tags: ['open', 'recalling'],
      meta: { reqs: ['CAT-14'] },
      on: {
        'box.leave': 'closed',
        'recent.forget': { target: 'closed', actions: ['clearRecent', 'forgetSearches'] },
        'suggestion.choose': {
          target: 'closed',
          actions: [
            { type: 'addRecent', params: ({ event }) => event.name },
            { type: 'saveSearches', params: ({ context }) => context.recent },
            'clearText',
            { type: 'showResults', params: ({ event }) => event.name },
          ],
        },
      },
    },
    suggesting: {
      description: 'Something is typed, and what it may mean is shown as soon as it is known.',
      tags: 'open',
      meta: { reqs: ['CAT-12'] },
      initial: 'typing',
      on: {
        'box.leave': 'closed',
        'suggestion.choose': {
          target: 'closed',
          actions: [
            { type: 'addRecent', params: ({ event }) => event.name },
            { type: 'saveSearches', params: ({ context }) => context.recent },
            ...SEARCHED,
            { type: 'showResults', params: ({ event }) => event.name },
          ],
        },
      },
      states: {
        typing: {
          description: 'The customer is typing. The app waits for a pause before it asks.',
          tags: 'asking',
          meta: { reqs: ['CAT-11', 'CONST-11'] },
          after: { typingPause: 'asking' },
        },
        asking: {
          description: 'The server is asked what is called so. A newer text makes it start anew.',
          tags: 'asking',
          meta: { reqs: ['CAT-11', 'API-04'] },
          invoke: {
            id: 'suggest',
            src: 'suggest',
            input: ({ context }) => termOf(context.text ?? ''),
            onDone: answered(({ value, failure }: Answered<SuggestionsAnswer>) => ({
              accepted: {
                target: 'offering',
                actions: { type: 'setSuggestions', params: value },
              },
              failed: { target: 'failed', actions: { type: 'setFailure', params: failure } },
            })),
          },
        },
        offering: {
          description: 'Items and stores that are called so are on offer, or that there are none.',
          tags: 'offering',
          meta: { reqs: ['CAT-12', 'CAT-25', 'CAT-26', 'ERR-27'] },
        },
        failed: {
          description: 'The server gave no answer. The results may still be asked for.',
          tags: 'failed',
          meta: { reqs: ['CAT-12'] },
        },
      },
    },
  },
});
