import { choosing } from '#application/cart/select-item/states/choosing.ts';
import { checkoutOf, lineOf, opened } from './rules.ts';
import { selectItem } from './setup.ts';

export const selectItemMachine = selectItem.createMachine({
  id: 'selectItem',
  description:
    'From looking at an item to having it in the cart, or at the checkout, as it was chosen.',
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
    'visitor.change': { actions: { type: 'setVisitor', params: ({ event }) => event.isSignedIn } },
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
    signingIn: {
      description:
        'A campaign is for customers. The guest is asked to sign in, and the order waits.',
      tags: 'busy',
      meta: { reqs: ['ITEM-36', 'ERR-16'] },
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: { view: 'signIn', offerGuest: false },
        onDone: [
          {
            guard: { type: 'hasSignedIn', params: ({ event }) => event.output },
            target: 'resuming',
          },
          { target: 'choosing' },
        ],
      },
    },
    resuming: {
      description: 'The customer has signed in. Whether the item can still be had is checked anew.',
      meta: { reqs: ['ITEM-36', 'ITEM-37'] },
      always: [
        { guard: 'isUnavailable', target: 'choosing' },
        {
          target: 'leaving',
          actions: { type: 'savePurchase', params: ({ context }) => context },
        },
      ],
    },
    leaving: {
      description:
        'What is bought is kept, and the way leads to its checkout, by the gate of the cart.',
      tags: ['busy', 'leaving'],
      meta: { reqs: ['ITEM-37', 'ITEM-40', 'ITEM-41'] },
      invoke: {
        id: 'passGate',
        src: 'passGate',
        input: ({ context }) => checkoutOf(context),
        onDone: [
          { guard: { type: 'gateIsPassed', params: ({ event }) => event.output }, target: 'left' },
          { target: 'choosing', actions: 'forgetPurchase' },
        ],
      },
    },
    left: {
      type: 'final',
      description: 'The checkout is open, and the gate has closed the dialog.',
      meta: { reqs: ['ITEM-37', 'ITEM-41'] },
    },
    done: {
      type: 'final',
      tags: 'put',
      description: 'The cart has it as it was chosen, and the dialog is closed.',
      meta: { reqs: ['ITEM-26'] },
    },
  },
});
