import { and, assign, sendTo } from 'xstate';
import type { ModuleSwitch } from '#application/catalogue/module-gate.port.ts';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { to } from '#application/kernel/system.ts';
import { matchModule, type Module } from '#domain/catalogue/module.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Result } from '#domain/kernel/result.ts';

export type Command =
  | { readonly type: 'module.choose'; readonly module: Module }
  | { readonly type: 'dialog.dismiss' }
  | { readonly type: 'list.retry' };

/**
 * The customer arrives and the app looks for a module to choose, or wants to switch, or wants to
 * order goods on the page, which belong to another module, and stays on that page.
 */
export type Occasion = 'arrival' | 'switch' | 'order';

export type ModuleRequest = {
  /** Id or type of the module from the address bar or a tile. */
  readonly asked: string | null;
  readonly occasion: Occasion;
};

declare module '#application/kernel/dialog.ts' {
  interface AppDialogs {
    chooseModule: ModuleRequest;
  }
}

/**
 * How an uncontested choice is settled: silently, with a notice in place, with a move home, or with
 * both, which is a switch.
 */
export type Manner = 'silent' | 'told' | 'home' | 'switch';

export type Input = ModuleRequest & { readonly current: Module | null };

export type Context = Input & {
  readonly modules: readonly Module[];
  readonly failure: CallFailure | null;
  readonly chosen: Module | null;
  readonly manner: Manner;
};
export type Tag = 'asking' | 'loading' | 'failed' | 'empty';
export type { ModuleSwitch };
export type ModulesAnswer = Result<readonly Module[], CallFailure>;

const offered = (modules: readonly Module[], current: Module | null): Module | null =>
  modules.find(({ id }) => id === current?.id) ?? null;

export const slots = {
  actors: {
    readModules: portActor<undefined, ModulesAnswer>('readModules'),
    askGates: portActor<ModuleSwitch, boolean>('askGates'),
    /** True where this customer has yet to choose interests in the module. */
    findInterests: portActor<Module, boolean>('findInterests'),
  },
  effects: {
    saveModule: effect<Module>(),
    /** Clears the module from the address bar. */
    clearAddress: effect(),
    goHome: effect(),
    goToInterests: effect(),
  },
};

export const chooseModule = setupMachine({
  types: {} as { input: Input; context: Context; events: Command; tags: Tag },
  slots,
  sets: ['failure'],
  guards: {
    nothingIsOffered: ({ context }) => context.modules.length === 0,
    askedIsOffered: ({ context }) =>
      context.asked !== null && matchModule(context.modules, context.asked) !== null,
    oneIsOffered: ({ context }) => context.modules.length === 1,
    isArrival: ({ context }) => context.occasion === 'arrival',
    currentIsOffered: ({ context }) => offered(context.modules, context.current) !== null,
    currentIsKnown: ({ context }) => context.current !== null,
    isOrder: ({ context }) => context.occasion === 'order',
    isSwitch: ({ context }) => context.occasion === 'switch',
    interestsAreAsked: (_, asked: boolean) => asked,
    nothingSpeaksAgainst: (_, agreed: boolean) => agreed,
    mannerIs: ({ context }, { manner }: { readonly manner: Manner }) => context.manner === manner,
  },
  actions: {
    setModules: assign(({ context }, modules: readonly Module[]) => ({
      modules,
      failure: null,
      current: offered(modules, context.current),
    })),
    chooseAsked: assign(({ context }, manner: Manner) => ({
      chosen: context.asked === null ? null : matchModule(context.modules, context.asked),
      manner,
    })),
    chooseOnly: assign(({ context }) => ({ chosen: context.modules[0] ?? null })),
    setChoice: assign((_, choice: Pick<Context, 'chosen' | 'manner'>) => choice),
    dropChoice: assign({ chosen: null }),
    /** The chosen module; null where none changed. */
    reportModule: sendTo(to('storefront'), (_, module: Module | null) => ({
      type: 'module.settle' as const,
      module,
    })),
  },
});

function chosenIn({ chosen }: Context): Module {
  if (chosen === null) throw new Defect('A module is settled before one was chosen');
  return chosen;
}

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
        onDone: answered(({ value, failure }: Answered<ModulesAnswer>) => ({
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
