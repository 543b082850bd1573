import { assign, sendTo, setup } from 'xstate';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { showing } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { matchModule, type Module } from '#domain/catalogue/module.ts';
import type * as ChooseModule from './choose-module.types.ts';

const offered = (modules: readonly Module[], current: Module | null): Module | null =>
  modules.find(({ id }) => id === current?.id) ?? null;

/** What the choice of a module needs from outside. */
export const slots = {
  actors: {
    readModules: portActor<undefined, ChooseModule.ModulesAnswer>('readModules'),
    /** What other modules have to ask before this one is chosen. */
    askGates: portActor<ChooseModule.ModuleSwitch, boolean>('askGates'),
    /** Whether this customer is to say what they like in the module. */
    findInterests: portActor<Module, boolean>('findInterests'),
  },
  effects: {
    saveModule: effect<Module>(),
    /** The module that the address bar asked for is settled. */
    clearAddress: effect(),
    goHome: effect(),
    goToInterests: effect(),
  },
};

export const chooseModule = setup({
  types: {
    input: {} as ChooseModule.Input,
    context: {} as ChooseModule.Context,
    events: {} as ChooseModule.Command,
    tags: {} as ChooseModule.Tag,
    meta: {} as Meta,
  },
  actors: slots.actors,
  guards: {
    ...answerGuards,
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
    mannerIs: ({ context }, { manner }: { readonly manner: ChooseModule.Manner }) =>
      context.manner === manner,
  },
  actions: {
    setModules: assign(({ context }, modules: readonly Module[]) => ({
      modules,
      failure: null,
      current: offered(modules, context.current),
    })),
    setFailure: assign((_, failure: CallFailure) => ({ failure })),
    chooseAsked: assign(({ context }, manner: ChooseModule.Manner) => ({
      chosen: context.asked === null ? null : matchModule(context.modules, context.asked),
      manner,
    })),
    chooseOnly: assign(({ context }) => ({ chosen: context.modules[0] ?? null })),
    setChoice: assign((_, choice: Pick<ChooseModule.Context, 'chosen' | 'manner'>) => choice),
    dropChoice: assign({ chosen: null }),
    /** The module that was chosen; null where everything stays as it was. */
    reportModule: sendTo(to('storefront'), (_, module: Module | null) => ({
      type: 'module.settle' as const,
      module,
    })),
    showNotice: sendTo(to('toasts'), showing),
    ...slots.effects,
  },
});
