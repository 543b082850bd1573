import { answered, type Answered } from '#application/kernel/answered.ts';
import { required } from '#domain/kernel/required.ts';
import { failureIn } from '#domain/kernel/result.ts';
import { nextMissing, noticeOfLoss, noticeOfReturn } from '../rules.ts';
import { tripCart } from '../setup.ts';
import { tripChangeOf } from '../tasks.ts';
import type * as TripCartFlow from '../setup.ts';

type Done = { readonly event: { readonly output: TripCartFlow.Answer } };

/** Missing lines stay journaled and are restored as soon as the server is reachable. */
const serverIsAway = {
  guard: {
    type: 'serverIsAway',
    params: ({ event }: Done) => event.output,
  },
  target: '#tripCart.ready',
  actions: [
    {
      type: 'setFailure',
      params: ({ event: { output } }: Done) => failureIn(output),
    },
    'dropWaiting',
    'releaseJournal',
  ],
} as const;

const comparing = tripCart.createStateConfig({
  description: 'What of the old cart is missing still?',
  meta: { reqs: ['RENT-CART-19'] },
  always: [
    { guard: 'cartIsWhole', target: '#tripCart.ready', actions: 'forgetJournal' },
    {
      guard: 'somethingIsLost',
      target: '#tripCart.ready',
      actions: [
        { type: 'showNotice', params: ({ context }) => noticeOfLoss(context) },
        'clearTasks',
        'forgetJournal',
        'notifyOtherTabs',
      ],
    },
    {
      guard: 'wantedIsTriedAgain',
      target: '#tripCart.ready',
      actions: ['forgetJournal', 'notifyOtherTabs'],
    },
    {
      guard: 'everythingIsBack',
      target: '#tripCart.ready',
      actions: [
        { type: 'showNotice', params: ({ context }) => noticeOfReturn(context) },
        'forgetJournal',
        'notifyOtherTabs',
      ],
    },
    { guard: 'tripIsOther', target: 'restoringTrip' },
    { target: 'restoringVehicle' },
  ],
});

const restoringTrip = tripCart.createStateConfig({
  description: 'The cart is for the old trip again.',
  tags: 'busy',
  meta: { reqs: ['RENT-CART-18'] },
  invoke: {
    id: 'restoreTrip',
    src: 'changeTrip',
    input: ({ context }) => tripChangeOf(context, required(context.removed, 'note').details),
    onDone: [
      serverIsAway,
      ...answered(({ value, failure }: Answered<TripCartFlow.Answer>) => ({
        accepted: {
          target: 'comparing',
          actions: [{ type: 'setCart', params: value }, 'setRestored'],
        },
        failed: {
          target: 'comparing',
          actions: [{ type: 'showFailure', params: failure }, 'loseAll'],
        },
      })),
    ],
  },
});

const restoringVehicle = tripCart.createStateConfig({
  description: 'One vehicle that was removed is put in again.',
  tags: 'busy',
  meta: { reqs: ['RENT-CART-19'] },
  invoke: {
    id: 'restoreVehicle',
    src: 'addVehicle',
    input: ({ context }) => nextMissing(context),
    onDone: [
      serverIsAway,
      ...answered(({ value }: Answered<TripCartFlow.Answer>) => ({
        accepted: {
          target: 'comparing',
          actions: [
            { type: 'setCart', params: value },
            { type: 'saveCount', params: value },
            'setRestored',
          ],
        },
        failed: { target: 'comparing', actions: 'loseNext' },
      })),
    ],
  },
});

/** Restores the removals of a chain of calls whose last call failed. */
export const rollingBack = tripCart.createStateConfig({
  description:
    'The last of several calls did not succeed: the cart becomes again what it was before.',
  meta: { reqs: ['RENT-CART-17', 'RENT-CART-19'] },
  initial: 'comparing',
  states: { comparing, restoringTrip, restoringVehicle },
});
