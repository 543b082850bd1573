import { setup } from 'xstate';
import type * as ChooseModule from './choose-module.types.ts';

/** To be drawn. */
export const chooseModuleMachine = setup({
  types: {
    input: {} as ChooseModule.Input,
    context: {} as ChooseModule.Context,
    events: {} as ChooseModule.Event,
    output: {} as ChooseModule.Output,
    tags: {} as ChooseModule.Tag,
    meta: {} as ChooseModule.Meta,
  },
}).createMachine({
  id: 'chooseModule',
  context: ({ input }) => input as never,
  initial: 'open',
  states: { open: {} },
});
