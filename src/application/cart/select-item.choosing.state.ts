import { noticeOfChoice } from './select-item.context.ts';
import { selectItem } from './select-item.setup.ts';

export const choosing = selectItem.createStateConfig({
  description: 'The customer chooses. The total follows every choice.',
  meta: { reqs: ['ITEM-22', 'ITEM-23', 'ITEM-24', 'ITEM-25', 'ITEM-53'] },
  initial: 'offered',
  on: {
    'value.pick': {
      actions: [{ type: 'pickValue', params: ({ event }) => event }, 'clearRefusal'],
    },
    'option.choose': {
      actions: [{ type: 'chooseOption', params: ({ event }) => event }, 'clearRefusal'],
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
      meta: { reqs: ['ITEM-32', 'ITEM-34', 'ITEM-38', 'ITEM-39'] },
      always: { guard: 'isUnavailable', target: 'unavailable' },
      on: {
        'selection.submit': [
          {
            guard: 'selectionIsRefused',
            actions: [
              'setRefusal',
              { type: 'showNotice', params: ({ context }) => noticeOfChoice(context) },
            ],
          },
          {
            guard: 'selectionIsUnchanged',
            actions: [
              'setNoChanges',
              { type: 'showNotice', params: ({ context }) => noticeOfChoice(context) },
            ],
          },
          { target: '#selectItem.putting', actions: 'clearRefusal' },
        ],
      },
    },
    unavailable: {
      description:
        'The item may be looked at and not be had: off sale, sold out, of another place or module.',
      meta: { reqs: ['ITEM-33', 'ITEM-35', 'ITEM-42'] },
      always: { guard: 'isAvailable', target: 'offered' },
    },
  },
});
