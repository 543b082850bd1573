import { setup } from 'xstate';
import type * as LanguageFlow from './language.types.ts';

/** To be drawn. */
export const languageMachine = setup({
  types: {
    input: {} as LanguageFlow.Input,
    context: {} as LanguageFlow.Context,
    events: {} as LanguageFlow.Event,
    tags: {} as LanguageFlow.Tag,
    meta: {} as LanguageFlow.Meta,
  },
}).createMachine({
  id: 'language',
  context: ({ input }) => input as never,
  initial: 'open',
  states: { open: {} },
});
