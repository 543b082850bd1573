import { assign } from 'xstate';
import { effect } from '#application/kernel/effect.ts';
import { portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Language } from '#domain/kernel/language.ts';

export type Command =
  | { readonly type: 'dialog.open' }
  | { readonly type: 'dialog.close' }
  | { readonly type: 'language.choose'; readonly language: Language }
  | { readonly type: 'change.confirm' }
  | { readonly type: 'change.cancel' };

/** Another tab changed the language. */
export type Report = { readonly type: 'language.sync'; readonly language: Language };

export type Event = Command | Report;

export type Input = {
  readonly language: Language;
  readonly changed: boolean;
};
export type Context = Input & { readonly chosen: Language | null };
export type Tag = 'open' | 'confirming' | 'busy';

export const slots = {
  actors: { watchLanguage: portListener<Report>('watchLanguage') },
  effects: {
    saveLanguage: effect<Language>(),
    reloadPage: effect(),
    /** The next page must not announce the change again. */
    forgetChange: effect(),
  },
};

/** The page that opens in the new language announces the change once. */
const CHANGED = [
  'forgetChange',
  { type: 'showNotice', params: { kind: 'languageChanged' } },
  'clearChanged',
] as const;

function chosenIn({ chosen }: Context): Language {
  if (chosen === null) throw new Defect('The language is changed before one was chosen');
  return chosen;
}

export const languageMachine = setupMachine({
  types: {} as {
    input: Input;
    context: Context;
    events: Event;
    tags: Tag;
    children: { watchLanguage: 'watchLanguage' };
  },
  slots,
  /** A screen reader must have read the new page before the announcement. */
  delays: { pageSettles: 600 },
  guards: {
    languageWasChanged: ({ context }) => context.changed,
    languageDiffers: ({ context }, language: Language) => language !== context.language,
  },
  actions: {
    setChoice: assign((_, chosen: Language) => ({ chosen })),
    clearChoice: assign({ chosen: null }),
    clearChanged: assign({ changed: false }),
  },
}).createMachine({
  id: 'language',
  description: 'The language of the app. Changing it asks once, then brings the page anew.',
  context: ({ input }) => ({ ...input, chosen: null }),
  invoke: { id: 'watchLanguage', src: 'watchLanguage' },
  initial: 'starting',
  on: {
    'language.sync': {
      guard: { type: 'languageDiffers', params: ({ event }) => event.language },
      target: '.syncing',
    },
  },
  states: {
    starting: {
      description: 'The page has come up in its language.',
      meta: { reqs: ['I18N-06'] },
      always: [{ guard: 'languageWasChanged', target: 'settling' }, { target: 'closed' }],
    },
    settling: {
      description: 'The page came anew in another language and is about to say so.',
      meta: { reqs: ['ERR-36', 'I18N-04'] },
      after: { pageSettles: { target: 'closed', actions: CHANGED } },
      on: { 'dialog.open': { target: 'choosing', actions: CHANGED } },
    },
    closed: {
      description: 'The customer reads the app in its language.',
      meta: { reqs: ['I18N-01', 'NAV-40'] },
      on: { 'dialog.open': 'choosing' },
    },
    choosing: {
      description: 'The languages are listed, the current one marked.',
      tags: 'open',
      meta: { reqs: ['I18N-01', 'I18N-02', 'CONST-37'] },
      on: {
        'dialog.close': 'closed',
        'language.choose': [
          {
            guard: { type: 'languageDiffers', params: ({ event }) => event.language },
            target: 'confirming',
            actions: { type: 'setChoice', params: ({ event }) => event.language },
          },
          { target: 'closed' },
        ],
      },
    },
    confirming: {
      description: 'Does the customer really want the other language? The page will come anew.',
      tags: 'confirming',
      meta: { reqs: ['I18N-03', 'NAV-57'] },
      on: {
        'change.confirm': 'changing',
        'change.cancel': { target: 'closed', actions: 'clearChoice' },
      },
    },
    changing: {
      description: 'The choice is saved, and the page comes anew in the other language.',
      tags: 'busy',
      meta: { reqs: ['I18N-04', 'I18N-06'] },
      entry: [{ type: 'saveLanguage', params: ({ context }) => chosenIn(context) }, 'reloadPage'],
    },
    syncing: {
      description: 'Another tab changed the language; the page comes anew to agree with it.',
      tags: 'busy',
      meta: { reqs: ['I18N-04'] },
      entry: 'reloadPage',
    },
  },
});
