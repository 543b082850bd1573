import { setup } from 'xstate';
import type * as SelectItem from './select-item.types.ts';

/** To be drawn. */
export const selectItemMachine = setup({
  types: {
    input: {} as SelectItem.Input,
    context: {} as SelectItem.Context,
    events: {} as SelectItem.Event,
    tags: {} as SelectItem.Tag,
    meta: {} as SelectItem.Meta,
  },
}).createMachine({
  id: 'selectItem',
  context: ({ input }) => input as never,
  initial: 'open',
  states: { open: {} },
});
