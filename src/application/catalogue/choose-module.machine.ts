import { and } from 'xstate';
import { chooseModule } from './choose-module.setup.ts';

/** @see docs/charts/catalogue-choose-module.md, drawn from this file */
export const chooseModuleMachine = chooseModule.createMachine({
  id: 'chooseModule',
  description: 'Which line of business the customer shops in: food, grocery, pharmacy and so on.',
  context: ({ input }) => ({ ...input, modules: [], failure: null, chosen: null }),
  exit: [
    'dropAskedFromAddressBar',
    { type: 'reportModule', params: ({ context }) => context.chosen },
  ],
  initial: 'loading',
  states: {
    loading: {
      description: 'The app reads which modules serve this place.',
      tags: 'loading',
      meta: { reqs: ['MOD-13', 'API-05'] },
      invoke: {
        id: 'readModules',
        src: 'readModules',
        input: undefined,
        onDone: [
          {
            guard: { type: 'listIsRead', params: ({ event }) => event.output },
            target: 'weighing',
            actions: { type: 'holdModules', params: ({ event }) => event.output },
          },
          {
            target: 'failed',
            actions: { type: 'holdFailure', params: ({ event }) => event.output },
          },
        ],
      },
    },
    failed: {
      description: 'The list could not be read. The customer may try again.',
      tags: 'failed',
      meta: { reqs: ['MOD-13'] },
      on: { 'list.retry': 'loading', 'dialog.dismiss': 'kept' },
    },
    weighing: {
      description: 'The app sees whether there is anything to ask.',
      meta: { reqs: ['MOD-03', 'MOD-04', 'MOD-05'] },
      always: [
        { guard: 'nothingIsOffered', target: 'empty' },
        { guard: and(['askedIsOffered', 'isSwitch']), target: 'switched', actions: 'holdAsked' },
        {
          guard: and(['askedIsOffered', 'isOrder']),
          target: 'chosen',
          actions: ['holdAsked', { type: 'showNotice', params: { kind: 'moduleSelected' } }],
        },
        { guard: 'askedIsOffered', target: 'chosen', actions: 'holdAsked' },
        { guard: 'oneIsOffered', target: 'chosen', actions: 'holdOnly' },
        { guard: and(['customerArrived', 'currentIsOffered']), target: 'kept' },
        { target: 'choosing' },
      ],
    },
    empty: {
      description: 'No module serves this place.',
      tags: 'empty',
      meta: { reqs: ['MOD-11', 'ERR-24', 'ERR-25'] },
      on: { 'dialog.dismiss': 'kept' },
    },
    choosing: {
      description: 'Several modules serve this place. The customer chooses one.',
      tags: 'asking',
      meta: { reqs: ['MOD-05', 'MOD-07', 'MOD-09', 'ERR-26'] },
      on: {
        'module.choose': [
          {
            guard: 'currentIsKnown',
            target: 'switched',
            actions: { type: 'holdChoice', params: ({ event }) => event.module },
          },
          {
            target: 'chosen',
            actions: [{ type: 'holdChoice', params: ({ event }) => event.module }, 'goHome'],
          },
        ],
        'dialog.dismiss': [
          { guard: 'currentIsKnown', target: 'kept' },
          { actions: { type: 'showNotice', params: { kind: 'moduleMustBeSelected' } } },
        ],
      },
    },
    switched: {
      type: 'final',
      description: 'The customer moved to another module and is told so.',
      meta: { reqs: ['MOD-07', 'MOD-08', 'NAV-03', 'ERR-35'] },
      entry: [
        { type: 'rememberModule', params: ({ context }) => context.chosen },
        { type: 'showNotice', params: { kind: 'moduleSelected' } },
        'goHome',
      ],
    },
    chosen: {
      type: 'final',
      description: 'The module is settled.',
      meta: { reqs: ['MOD-03', 'MOD-05', 'MOD-08', 'NAV-03'] },
      entry: { type: 'rememberModule', params: ({ context }) => context.chosen },
    },
    kept: {
      type: 'final',
      description: 'Everything stays as it was.',
      meta: { reqs: ['MOD-05'] },
    },
  },
});
