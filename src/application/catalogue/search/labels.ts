import { labelsOf } from '#application/kernel/labels-of.ts';
import type { searchMachine } from './machine.ts';

export const labels = labelsOf<typeof searchMachine>({
  events: {
    'text.type': 'the customer types into the search box',
    'box.enter': 'the customer goes into the search box',
    'box.leave': 'the customer presses Escape or goes elsewhere',
    'search.submit': 'the customer searches for what stands in the box',
    'suggestion.choose': 'the customer chooses from the list',
    'recent.forget': 'the customer has the searches of before forgotten',
    'searches.recall': 'it is known what was searched for before',
  },
  guards: {
    termIsGiven: 'there is something to search for',
    termIsTyped: 'something is typed that was not searched for yet',
    searchesAreKnown: 'the box is empty, and there were searches before',
  },
  rest: {
    '(machine) · text.type': 'there is nothing to search for, and there were no searches before',
  },
  actions: {
    setText: 'take what is typed',
    clearText: 'let the box show what is searched for',
    setSuggestions: 'show what is called so',
    setRecent: 'note what was searched for before',
    addRecent: 'add it to the searches of before',
    clearRecent: 'forget the searches of before',
    saveSearches: 'keep them in this browser',
    forgetSearches: 'delete them from this browser',
  },
  actors: {
    suggest: {
      does: 'ask the server what is called so',
      accepted: 'suggestions have come',
      failed: 'no suggestions could be had',
    },
    watchMemory: 'listen to what this browser has kept',
  },
  delays: { typingPause: 'after half a second' },
});
