import { setup } from 'xstate';
import type * as ThemeFlow from './theme.types.ts';

/** To be drawn. */
export const themeMachine = setup({
  types: {
    input: {} as ThemeFlow.Input,
    context: {} as ThemeFlow.Context,
    events: {} as ThemeFlow.Event,
    tags: {} as ThemeFlow.Tag,
    meta: {} as ThemeFlow.Meta,
  },
}).createMachine({
  id: 'theme',
  context: ({ input }) => input as never,
  initial: 'open',
  states: { open: {} },
});
