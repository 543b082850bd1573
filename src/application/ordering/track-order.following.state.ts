import { answered, type Answered } from '#application/kernel/answered.ts';
import { claimOf, toCancellation } from './track-order.context.ts';
import { trackOrder } from './track-order.setup.ts';
import type * as TrackOrder from './track-order.types.ts';

/** Looks again and again, as long as the page is watched and something may still happen. */
const looking = trackOrder.createStateConfig({
  description: 'The order is looked at every ten seconds until nothing more happens to it.',
  meta: { reqs: ['CHK-07'] },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'It is checked whether anything more will happen to the order.',
      meta: { reqs: ['CHK-07'] },
      always: [{ guard: 'orderIsFinal', target: 'settled' }, { target: 'waiting' }],
    },
    waiting: {
      description: 'Nothing is asked until the next look is due.',
      meta: { reqs: ['CHK-07'] },
      after: { pollInterval: 'refreshing' },
      on: { 'page.hide': 'paused', 'order.refresh': 'refreshing' },
    },
    refreshing: {
      description: 'The order is being looked at. What was known stays on show.',
      meta: { reqs: ['CHK-07'] },
      invoke: {
        id: 'refreshOrder',
        src: 'findOrder',
        input: ({ context }) => claimOf(context),
        onDone: answered(({ value, failure }: Answered<TrackOrder.FindAnswer>) => ({
          accepted: { target: 'deciding', actions: { type: 'setOrder', params: value } },
          failed: { target: 'deciding', actions: { type: 'setFailure', params: failure } },
        })),
      },
      on: { 'page.hide': 'paused' },
    },
    paused: {
      description: 'The page is not being looked at, so nothing is asked.',
      meta: { reqs: ['CHK-07'] },
      on: { 'page.show': 'refreshing' },
    },
    settled: {
      description: 'Nothing more will happen by itself.',
      meta: { reqs: ['CHK-07'] },
      on: { 'order.refresh': 'refreshing' },
    },
  },
});

const listing = trackOrder.createStateConfig({
  description: 'What was ordered is read once.',
  meta: { reqs: ['CHK-07'] },
  initial: 'reading',
  states: {
    reading: {
      description: 'The lines of the order are being read.',
      meta: { reqs: ['CHK-07'] },
      invoke: {
        id: 'readLines',
        src: 'readLines',
        input: ({ context }) => claimOf(context),
        onDone: answered(({ value }: Answered<TrackOrder.LinesAnswer>) => ({
          accepted: { target: 'done', actions: { type: 'setLines', params: value } },
          failed: { target: 'done' },
        })),
      },
    },
    done: {
      description: 'The lines are shown, or may not be seen from here.',
      meta: { reqs: ['CHK-07'] },
    },
  },
});

const canceling = trackOrder.createStateConfig({
  description: 'As long as the store has not begun with it, the order can be canceled.',
  meta: { reqs: ['CHK-14'] },
  initial: 'closed',
  states: {
    closed: {
      description: 'The customer is not canceling.',
      meta: { reqs: ['CHK-14'] },
      on: { 'cancel.ask': { guard: 'mayCancel', target: 'reading' } },
    },
    reading: {
      description: 'The possible reasons are being read.',
      tags: ['canceling', 'cancelBusy'],
      meta: { reqs: ['CHK-14'] },
      invoke: {
        id: 'readReasons',
        src: 'readReasons',
        input: undefined,
        onDone: answered(({ value, failure }: Answered<TrackOrder.ReasonsAnswer>) => ({
          accepted: { target: 'choosing', actions: { type: 'setReasons', params: value } },
          failed: { target: 'unread', actions: { type: 'setCancelFailure', params: failure } },
        })),
      },
      on: { 'cancel.leave': { target: 'closed', actions: 'clearCancel' } },
    },
    unread: {
      description: 'The reasons could not be read. The customer may try again.',
      tags: ['canceling', 'reasonsUnread'],
      meta: { reqs: ['ERR-29'] },
      on: {
        'cancel.ask': 'reading',
        'cancel.leave': { target: 'closed', actions: 'clearCancel' },
      },
    },
    choosing: {
      description: 'The customer is asked why, and whether they are sure.',
      tags: 'canceling',
      meta: { reqs: ['CHK-14'] },
      on: {
        'reason.choose': {
          actions: { type: 'setReason', params: ({ event }) => event.reason },
        },
        'cancel.confirm': { guard: 'reasonIsChosen', target: 'sending' },
        'cancel.leave': { target: 'closed', actions: 'clearCancel' },
      },
    },
    sending: {
      description: 'The server is asked to cancel the order.',
      tags: ['canceling', 'cancelBusy'],
      meta: { reqs: ['CHK-14'] },
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context }) => toCancellation(context),
        onDone: answered(({ failure }: Answered<TrackOrder.CancelAnswer>) => ({
          accepted: {
            target: 'closed',
            actions: [
              'clearCancel',
              { type: 'showNotice', params: { kind: 'orderCanceled' } },
              'refreshOrders',
              'refreshAgain',
            ],
          },
          failed: {
            target: 'choosing',
            actions: [{ type: 'setCancelFailure', params: failure }, 'refreshAgain'],
          },
        })),
      },
    },
  },
});

export const following = trackOrder.createStateConfig({
  description: 'The order is on show, and kept fresh.',
  tags: 'shown',
  meta: { reqs: ['CHK-07', 'CHK-08'] },
  type: 'parallel',
  on: { 'other.find': { target: 'asking', actions: 'clearOrder' } },
  states: { looking, listing, canceling },
});
