import { and } from 'xstate';
import { answered, type Answered } from '#application/kernel/answered.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Module } from '#domain/catalogue/module.ts';
import { chooseModule } from './choose-module.setup.ts';
import type * as ChooseModule from './choose-module.types.ts';

function chosenIn({ chosen }: ChooseModule.Context): Module {
  if (chosen === null) throw new Defect('A module is settled before one was chosen');
  return chosen;
}

/** @see docs/charts/catalogue-choose-module.md, rendered from this file */
export const chooseModuleMachine = chooseModule.createMachine({
  id: 'chooseModule',
  description: 'Which line of business the customer shops in: food, grocery, pharmacy and so on.',
  context: ({ input }) => ({
    ...input,
    modules: [],
    failure: null,
    chosen: null,
    manner: 'silent',
  }),
  exit: ['clearAddress', { type: 'reportModule', params: ({ context }) => context.chosen }],
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
        onDone: answered(({ value, failure }: Answered<ChooseModule.ModulesAnswer>) => ({
          accepted: { target: 'deciding', actions: { type: 'setModules', params: value } },
          failed: { target: 'failed', actions: { type: 'setFailure', params: failure } },
        })),
      },
    },
    failed: {
      description: 'The list could not be read. The customer may try again.',
      tags: 'failed',
      meta: { reqs: ['MOD-13'] },
      on: { 'list.retry': 'loading', 'dialog.dismiss': 'kept' },
    },
    deciding: {
      description: 'The app sees whether there is anything to ask.',
      meta: { reqs: ['MOD-03', 'MOD-04', 'MOD-05'] },
      always: [
        { guard: 'nothingIsOffered', target: 'empty' },
        {
          guard: and(['askedIsOffered', 'isSwitch']),
          target: 'agreeing',
          actions: { type: 'chooseAsked', params: 'switch' },
        },
        {
          guard: and(['askedIsOffered', 'isOrder']),
          target: 'agreeing',
          actions: { type: 'chooseAsked', params: 'told' },
        },
        {
          guard: 'askedIsOffered',
          target: 'agreeing',
          actions: { type: 'chooseAsked', params: 'silent' },
        },
        { guard: 'oneIsOffered', target: 'agreeing', actions: 'chooseOnly' },
        { guard: and(['isArrival', 'currentIsOffered']), target: 'kept' },
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
            target: 'agreeing',
            actions: {
              type: 'setChoice',
              params: ({ event }) => ({ chosen: event.module, manner: 'switch' }),
            },
          },
          {
            target: 'agreeing',
            actions: {
              type: 'setChoice',
              params: ({ event }) => ({ chosen: event.module, manner: 'home' }),
            },
          },
        ],
        'dialog.dismiss': [
          { guard: 'currentIsKnown', target: 'kept' },
          { actions: { type: 'showNotice', params: { kind: 'moduleMustBeSelected' } } },
        ],
      },
    },
    agreeing: {
      description:
        'Does another module lose something by this choice? Its own question is over the page then.',
      meta: { reqs: ['RENT-CART-31'] },
      invoke: {
        id: 'askGates',
        src: 'askGates',
        input: ({ context }) => ({ module: chosenIn(context), current: context.current }),
        onDone: [
          {
            guard: { type: 'nothingSpeaksAgainst', params: ({ event }) => event.output },
            target: 'settling',
          },
          { guard: 'currentIsKnown', target: 'kept', actions: 'dropChoice' },
          { target: 'choosing', actions: 'dropChoice' },
        ],
      },
    },
    settling: {
      description: 'How is the customer told of the choice?',
      meta: { reqs: ['MOD-08', 'NAV-03'] },
      always: [
        {
          guard: { type: 'mannerIs', params: { manner: 'told' } },
          target: 'chosen',
          actions: { type: 'showNotice', params: { kind: 'moduleSelected' } },
        },
        { guard: { type: 'mannerIs', params: { manner: 'silent' } }, target: 'chosen' },
        { target: 'findingInterests' },
      ],
    },
    findingInterests: {
      description:
        'Is the customer to say what they like in this module? Each is asked once, where there is something to choose from.',
      meta: { reqs: ['MOD-10'] },
      invoke: {
        id: 'findInterests',
        src: 'findInterests',
        input: ({ context }) => chosenIn(context),
        onDone: [
          {
            guard: { type: 'interestsAreAsked', params: ({ event }) => event.output },
            target: 'arriving',
            actions: 'goToInterests',
          },
          { target: 'arriving', actions: 'goHome' },
        ],
      },
    },
    arriving: {
      description: 'Is the customer told that the module is another one?',
      meta: { reqs: ['MOD-08', 'MOD-10'] },
      always: [
        { guard: { type: 'mannerIs', params: { manner: 'switch' } }, target: 'switched' },
        { target: 'chosen' },
      ],
    },
    switched: {
      type: 'final',
      description: 'The customer moved to another module and is told so.',
      meta: { reqs: ['MOD-07', 'MOD-08', 'NAV-03', 'ERR-35'] },
      entry: [
        { type: 'saveModule', params: ({ context }) => chosenIn(context) },
        { type: 'showNotice', params: { kind: 'moduleSelected' } },
      ],
    },
    chosen: {
      type: 'final',
      description: 'The module is settled.',
      meta: { reqs: ['MOD-03', 'MOD-05', 'MOD-08', 'NAV-03'] },
      entry: { type: 'saveModule', params: ({ context }) => chosenIn(context) },
    },
    kept: {
      type: 'final',
      description: 'Everything stays as it was.',
      meta: { reqs: ['MOD-05'] },
    },
  },
});
