import type { SnapshotFrom } from 'xstate';
import type { searchMachine } from '#application/catalogue/search/machine.ts';
import { failureText } from '#tests/model/support/failures.ts';
import { definePage, pressing, says, type Person } from '@sundry/statecharts';
import { flow, namesIn } from './flow.ts';

type Planned = SnapshotFrom<typeof searchMachine>;

const box = says('catalogue.searchBox.label');
const none = says('catalogue.search.none');

const isClosed = (person: Person) => person.doesNotSee('listbox');
async function seesSuggestions(person: Person, { context }: Planned): Promise<void> {
  const names = namesIn(context);
  if (names.length === 0) return person.doesNotSee('listbox');
  for (const name of names) await person.sees('option', new RegExp(name));
}

export const page = definePage(flow, {
  states: {
    closed: isClosed,
    recalling: async (person, { context }) => {
      for (const term of context.recent) await person.sees('option', term);
    },
    suggesting: {
      typing: seesSuggestions,
      asking: seesSuggestions,
      offering: async (person, planned) => {
        await seesSuggestions(person, planned);
        if (namesIn(planned.context).length === 0) await person.reads(none);
      },
      failed: async (person, { context }) => {
        if (context.failure) await person.reads(failureText(context.failure));
      },
    },
  },
  events: {
    'text.type': {
      does: (person, { text }) => person.type(box, text),
      absent: (person) => person.doesNotSee('combobox', box),
    },
    'box.enter': {
      does: async (person) => {
        // A browser fires no focus event for an element that has the focus.
        await person.strike('Tab');
        await person.press('combobox', box);
      },
      // A focused box cannot be entered.
      absent: (person) => person.sees('combobox', box),
    },
    'box.leave': {
      does: async (person) => {
        await person.press('combobox', box);
        await person.strike('Escape');
      },
      absent: isClosed,
    },
    'search.submit': {
      does: async (person) => {
        await person.press('combobox', box);
        await person.strike('Enter');
      },
      absent: (person) => person.doesNotSee('combobox', box),
      staysWhenRefused: true,
    },
    'suggestion.choose': {
      does: (person, { name }) => person.press('option', new RegExp(name)),
      // The page of results has options of its own: the sort order.
      absent: isClosed,
    },
    'recent.forget': pressing('button', says('catalogue.suggestions.forget')),
    'searches.recall': { sentBy: 'the app', because: 'It is what this browser has kept.' },
  },
  within: (it, step) => {
    if (step.kind !== 'user') return true;
    if (step.event === 'box.enter') return it.matches('closed');
    // Returning to the box in order to submit shows the recent queries.
    if (step.event === 'search.submit' && step.case === 'only spaces') {
      return !it.matches('closed') || it.context.recent.length === 0;
    }
    // An empty box cannot be cleared.
    return step.event !== 'text.type' || step.case !== 'nothing' || (it.context.text ?? '') !== '';
  },
});
