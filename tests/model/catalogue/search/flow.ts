import type { SnapshotFrom } from 'xstate';
import { namesIn as namesOf } from '#application/catalogue/search/selectors.ts';
import { searchMachine } from '#application/catalogue/search/machine.ts';
import { searchSuggestions } from '#contract/catalogue-search.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures } from '#tests/model/support/wire.ts';
import { defineFlow } from '@sundry/statecharts';

export const RICE = 'Fried Rice';
export const STORE = 'Rice House';
export const BEFORE = 'noodles';

const item = {
  id: 1,
  name: RICE,
  store_name: 'Wok Bar',
  image_full_url: '/pictures/dosa-320.webp',
  price: 12.5,
  module_id: 1,
  module_type: 'food',
};
const store = {
  id: 1,
  name: STORE,
  logo_full_url: '/pictures/logo-320.webp',
  module_id: 1,
  module_type: 'food',
};

const wire = {
  suggest: calling(
    searchSuggestions,
    {
      'an item and a store': answered({ items: [item], stores: [store] }),
      'an item': answered({ items: [item], stores: [] }),
      nothing: answered({ items: [], stores: [] }),
      ...failures,
    },
    { asks: 'rice' },
  ),
};

export type Context = SnapshotFrom<typeof searchMachine>['context'];

export const namesIn = ({ suggestions }: Context): readonly string[] =>
  suggestions ? namesOf(suggestions) : [];

export const flow = defineFlow({
  name: 'catalogue/search',
  machine: searchMachine,
  inputs: { 'a search box': undefined },
  events: {
    'text.type': {
      'a name': { text: 'rice' },
      'spaces around a name': { text: ' rice ' },
      'only spaces': { text: '   ' },
      nothing: { text: '' },
    },
    'box.enter': { 'which is empty': { text: '' }, 'where a name stands': { text: 'rice' } },
    'box.leave': { '': {} },
    'search.submit': { 'a name': { text: 'rice' }, 'only spaces': { text: '   ' } },
    'suggestion.choose': { 'an item': { name: RICE }, 'an earlier search': { name: BEFORE } },
    'recent.forget': { '': {} },
    'searches.recall': { 'a search of before': { recent: [BEFORE] } },
  },
  wire,
  outcomes: await outcomesOf(searchMachine, wire),
  neverFails: ['watchMemory'],
  within: (it, step) => {
    const { context } = it;
    if (step.kind !== 'user') return true;
    if (step.event === 'suggestion.choose') {
      return step.case === 'an item'
        ? namesIn(context).includes(RICE)
        : it.matches('recalling') && context.recent.includes(BEFORE);
    }
    if (step.event === 'searches.recall') return context.recent.length === 0;
    // The box holds typed text, or the query of the page of results.
    if (step.event === 'box.enter') {
      return (step.case === 'where a name stands') === (context.text?.trim() === 'rice');
    }
    if (step.event === 'search.submit') {
      return step.case === 'a name'
        ? context.text?.trim() === 'rice'
        : context.text !== null && context.text.trim() === '';
    }
    return true;
  },
  project: ({ context }) => ({
    text: context.text,
    suggested: namesIn(context),
    failure: context.failure?.kind ?? null,
    recent: context.recent,
  }),
  invariants: {
    'nothing is suggested where nothing is typed [CAT-12]': (it) =>
      it.matches('suggesting') === ((it.context.text ?? '').trim() !== '' && it.hasTag('open')),
    'a closed box that was searched with shows what was searched for': (it) =>
      !it.matches('closed') || it.context.text !== null || it.context.suggestions === null,
    'no search is kept twice': ({ context: { recent } }) => new Set(recent).size === recent.length,
    'what failed suggests nothing': ({ context }) =>
      context.failure === null || context.suggestions === null,
  },
});
