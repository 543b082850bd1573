import { fromEvent } from '#application/kernel/from-event.ts';
import { noticeOfGroup } from '../rules.ts';
import { selectItem } from '../setup.ts';
import type * as SelectItem from '../setup.ts';

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

export const choosing = selectItem.createStateConfig({
  description: 'The customer chooses. The total follows every choice.',
  meta: { reqs: ['ITEM-22', 'ITEM-23', 'ITEM-24', 'ITEM-25', 'ITEM-53'] },
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
      meta: { reqs: ['ITEM-32', 'ITEM-34', 'ITEM-38', 'ITEM-39', 'ITEM-43'] },
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
