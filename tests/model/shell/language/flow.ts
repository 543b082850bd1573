import { languageMachine } from '#application/shell/language/machine.ts';
import { defineFlow } from '@sundry/statecharts';

export const flow = defineFlow({
  name: 'shell/language',
  machine: languageMachine,
  inputs: {
    'a page in English': { language: 'en', changed: false },
    'a page that just became English': { language: 'en', changed: true },
  },
  events: {
    'dialog.open': { '': {} },
    'dialog.close': { '': {} },
    'language.choose': { Hindi: { language: 'hi' }, English: { language: 'en' } },
    'change.confirm': { '': {} },
    'change.cancel': { '': {} },
    'language.sync': { Hindi: { language: 'hi' }, English: { language: 'en' } },
  },
  outcomes: {},
  neverFails: ['watchLanguage'],
  project: ({ context }) => ({ chosen: context.chosen, changed: context.changed }),
  invariants: {
    'only another language is asked about': (it) =>
      !it.hasTag('confirming') || it.context.chosen !== it.context.language,
  },
});
