import { fromEvent } from '#application/kernel/from-event.ts';
import { noticeOfGroup, checkoutOf, lineOf, opened } from './rules.ts';
import { selectItem } from './setup.ts';
import type * as SelectItem from './setup.ts';

type With = { readonly context: SelectItem.Context };

/**
 * A notice shows an incomplete or overfull group; the dialog alone shows the rest. Nothing is
 * bought.
 */
const SHOWS_REFUSAL = [
  {
    guard: 'groupIsRefused',
    actions: [
      'setRefusal',
      { type: 'showNotice', params: ({ context }: With) => noticeOfGroup(context) },
    ],
  },
  { guard: 'selectionIsRefused', actions: 'setRefusal' },
] as const;

/** Buys the current choice. */
const LEAVES = {
  target: '#selectItem.leaving',
  actions: ['clearRefusal', { type: 'savePurchase', params: ({ context }: With) => context }],
} as const;

const choosing = selectItem.createStateConfig({
  description: 'The customer chooses. The total follows every choice.',
  meta: { reqs: ['ITEM-22', 'ITEM-23', 'ITEM-24', 'ITEM-25', 'ITEM-53', 'ITEM-54'] },
  initial: 'offered',
  on: {
    'value.pick': {
      actions: [{ type: 'pickValue', params: fromEvent }, 'clearRefusal'],
    },
    'option.choose': {
      actions: [{ type: 'chooseOption', params: fromEvent }, 'clearRefusal'],
    },
    'addOn.toggle': {
      actions: [{ type: 'toggleAddOn', params: ({ event }) => event.id }, 'clearRefusal'],
    },
    'addOn.increase': {
      actions: [{ type: 'increaseAddOn', params: ({ event }) => event.id }, 'clearRefusal'],
    },
    'addOn.decrease': {
      actions: [{ type: 'decreaseAddOn', params: ({ event }) => event.id }, 'clearRefusal'],
    },
    'quantity.increase': [
      {
        guard: 'stockIsReached',
        actions: { type: 'showNotice', params: { kind: 'stockReached' } },
      },
      {
        guard: 'maximumIsReached',
        actions: { type: 'showNotice', params: { kind: 'maximumReached' } },
      },
      { actions: ['increaseQuantity', 'clearRefusal'] },
    ],
    'quantity.decrease': { actions: ['decreaseQuantity', 'clearRefusal'] },
  },
  states: {
    offered: {
      description: 'The item can be had here and now, once it is chosen rightly.',
      tags: 'offered',
      meta: { reqs: ['ITEM-32', 'ITEM-34', 'ITEM-38', 'ITEM-39', 'ITEM-43', 'ITEM-63', 'ERR-13'] },
      always: [
        { guard: 'isUnavailable', target: 'unavailable' },
        { guard: 'isSoldInCampaign', target: 'inCampaign' },
      ],
      on: {
        'selection.submit': [
          ...SHOWS_REFUSAL,
          {
            guard: 'selectionIsUnchanged',
            actions: 'setNoChanges',
          },
          { target: '#selectItem.putting', actions: 'clearRefusal' },
        ],
        'selection.buy': [...SHOWS_REFUSAL, LEAVES],
      },
    },
    inCampaign: {
      description: 'The campaign is on. Its item is ordered at once, by customers with an account.',
      tags: 'offered',
      meta: { reqs: ['ITEM-31', 'ITEM-35', 'ITEM-36', 'ITEM-69', 'ERR-16'] },
      always: { guard: 'isUnavailable', target: 'unavailable' },
      on: {
        'campaign.order': [
          ...SHOWS_REFUSAL,
          {
            guard: 'visitorIsGuest',
            target: '#selectItem.signingIn',
            actions: ['clearRefusal', { type: 'showNotice', params: { kind: 'signInRequired' } }],
          },
          LEAVES,
        ],
      },
    },
    unavailable: {
      description:
        'The item may be looked at and not be had: off sale, sold out, out of its campaign, of another place or module.',
      meta: { reqs: ['ITEM-33', 'ITEM-42'] },
      always: { guard: 'isAvailable', target: 'offered' },
    },
  },
});

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
