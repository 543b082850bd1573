import { assign, sendTo, setup } from 'xstate';
import { effect } from '#application/kernel/effect.ts';
import { showing } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { matchModule, type Module } from '#domain/catalogue/module.ts';
import type * as ChooseModule from './choose-module.types.ts';

const offered = (modules: readonly Module[], current: Module | null): Module | null =>
  modules.find(({ id }) => id === current?.id) ?? null;

/** What the choice of a module needs from outside. */
export const slots = {
  actors: { readModules: portActor<undefined, ChooseModule.ModulesAnswer>('readModules') },
  effects: {
    rememberModule: effect<Module | null>(),
    dropAskedFromAddressBar: effect(),
    goHome: effect(),
  },
};

/** The words the module choice is written in. */
export const chooseModule = setup({
  types: {
    input: {} as ChooseModule.Input,
    context: {} as ChooseModule.Context,
    events: {} as ChooseModule.Event,
    tags: {} as ChooseModule.Tag,
    meta: {} as ChooseModule.Meta,
  },
  actors: slots.actors,
  guards: {
    listIsRead: (_, answer: ChooseModule.ModulesAnswer) => answer.ok,
    nothingIsOffered: ({ context }) => context.modules.length === 0,
    askedIsOffered: ({ context }) =>
      context.asked !== null && matchModule(context.modules, context.asked) !== null,
    oneIsOffered: ({ context }) => context.modules.length === 1,
    customerArrived: ({ context }) => context.occasion === 'arrival',
    currentIsOffered: ({ context }) => offered(context.modules, context.current) !== null,
    currentIsKnown: ({ context }) => context.current !== null,
    isOrder: ({ context }) => context.occasion === 'order',
    isSwitch: ({ context }) => context.occasion === 'switch',
  },
  actions: {
    holdModules: assign(({ context }, answer: ChooseModule.ModulesAnswer) =>
      answer.ok
        ? {
            modules: answer.value,
            failure: null,
            current: offered(answer.value, context.current),
          }
        : {},
    ),
    holdFailure: assign((_, answer: ChooseModule.ModulesAnswer) =>
      answer.ok ? {} : { failure: answer.failure },
    ),
    holdAsked: assign(({ context }) => ({
      chosen: context.asked === null ? null : matchModule(context.modules, context.asked),
    })),
    holdOnly: assign(({ context }) => ({ chosen: context.modules[0] ?? null })),
    holdChoice: assign((_, chosen: Module) => ({ chosen })),
    /** The module that was chosen; null where everything stays as it was. */
    reportModule: sendTo(to('storefront'), (_, module: Module | null) => ({
      type: 'module.settle' as const,
      module,
    })),
    showNotice: sendTo(to('toasts'), showing),
    ...slots.effects,
  },
});
