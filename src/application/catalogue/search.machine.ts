import { answered, type Answered } from '#application/kernel/answered.ts';
import { search, termOf } from './search.setup.ts';
import type * as Search from './search.types.ts';

/** What a search always ends with: the box is closed, and the page of results is on its way. */
const SEARCHED = ['clearText', 'clearSuggestions'] as const;

/**
 * The search box of the header: what is typed, what it may mean, what was searched for before. The results have
 * a page of their own, which the address alone describes.
 *
 * @see docs/charts/catalogue-search.md, rendered from this file
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
            onDone: answered(({ value, failure }: Answered<Search.SuggestionsAnswer>) => ({
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
