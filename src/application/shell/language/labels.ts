import { labelsOf } from '#application/kernel/labels-of.ts';
import type { languageMachine } from './machine.ts';

export const labels = labelsOf<typeof languageMachine>({
  does: 'keep the language',
  events: {
    'language.sync': 'another tab has changed the language',
    'dialog.open': 'the customer opens the list of languages',
    'language.choose': 'the customer chooses a language',
    'change.confirm': 'the customer says: yes, change it',
    'change.cancel': 'the customer keeps the language',
  },
  guards: {
    languageWasChanged: 'the language was changed a moment ago',
    languageDiffers: 'it is another language than now',
  },
  actions: {
    saveLanguage: 'save the language in this browser',
    setChoice: 'note the language chosen',
    clearChoice: 'forget the language chosen',
    clearChanged: 'note that it has been said',
    reloadPage: 'load the page anew',
    forgetChange: 'forget that the language was changed',
  },
  actors: { watchLanguage: 'listen to the language of other tabs' },
  delays: { pageSettles: 'after the page has come to rest' },
});
