import { choosing } from './select-item.choosing.state.ts';
import { lineOf, opened } from './select-item.context.ts';
import { selectItem } from './select-item.setup.ts';

/** @see docs/charts/cart-select-item.md, drawn from this file */
export const selectItemMachine = selectItem.createMachine({
  id: 'selectItem',
  description: 'From looking at an item to having it in the cart as it was chosen.',
  context: ({ input }) => opened(input),
  invoke: [
    { id: 'watchCart', src: 'watchCart' },
    { id: 'watchScope', src: 'watchScope' },
    { id: 'watchClock', src: 'watchClock' },
    { id: 'noticesOfChoice', src: 'noticesOfChoice' },
  ],
  on: {
    'cart.change': { actions: { type: 'setLines', params: ({ event }) => event.cart } },
    'place.change': { actions: { type: 'setZones', params: ({ event }) => event.zones } },
    'module.change': { actions: { type: 'setModule', params: ({ event }) => event.moduleId } },
    'clock.tick': { actions: { type: 'setTime', params: ({ event }) => event.now } },
  },
  initial: 'choosing',
  states: {
    choosing,
    putting: {
      description: 'The cart is taking the choice in. The dialog waits for its answer.',
      tags: 'busy',
      meta: { reqs: ['ITEM-44', 'API-20', 'API-21'] },
      invoke: {
        id: 'putInCart',
        src: 'putInCart',
        input: ({ context }) => ({
          item: context.item,
          selection: context.selection,
          line: lineOf(context)?.id ?? null,
        }),
        onDone: [
          {
            guard: { type: 'isInCart', params: ({ event }) => event.output },
            actions: 'closeDialog',
            target: 'done',
          },
          { target: 'choosing' },
        ],
      },
    },
    done: {
      type: 'final',
      description: 'The cart has it as it was chosen, and the dialog is closed.',
      meta: { reqs: ['ITEM-26'] },
    },
  },
});
