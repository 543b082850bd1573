import { wordsOf } from '#application/kernel/words-of.ts';
import type { languageMachine } from './language.machine.ts';

export const words = wordsOf<typeof languageMachine>({
  events: {
    'language.follow': 'another tab has changed the language',
    'dialog.open': 'the customer opens the list of languages',
    'language.choose': 'the customer chooses a language',
    'change.confirm': 'the customer says: yes, change it',
    'change.cancel': 'the customer keeps the language',
  },
  guards: {
    justChanged: 'the language was changed a moment ago',
    isAnother: 'it is another language than now',
  },
  actions: {
    holdChoice: 'note the language chosen',
    dropChoice: 'forget the language chosen',
    holdTold: 'note that it has been said',
    remember: 'remember the language in this browser',
    reload: 'load the page anew',
    clearChanged: 'forget that the language was changed',
  },
  actors: { watchLanguage: 'listen to the language of other tabs' },
  delays: { pageSettles: 'after the page has come to rest' },
});
