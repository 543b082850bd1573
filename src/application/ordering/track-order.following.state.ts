import { trackOrder } from './track-order.setup.ts';

/** Looks again and again, as long as somebody is watching and something may still happen. */
const looking = trackOrder.createStateConfig({
  description: 'The order is looked at every ten seconds until nothing more happens to it.',
  meta: { reqs: ['CHK-07'] },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The shop looks whether anything more will happen to the order.',
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
        input: ({ context }) => context.claim,
        onDone: {
          target: 'deciding',
          actions: { type: 'holdOrder', params: ({ event }) => event.output },
        },
      },
      on: { 'page.hide': 'paused' },
    },
    paused: {
      description: 'Nobody is watching, so nothing is asked.',
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
        input: ({ context }) => context.claim,
        onDone: {
          target: 'done',
          actions: { type: 'holdLines', params: ({ event }) => event.output },
        },
      },
    },
    done: {
      description: 'The lines are shown, or may not be seen from here.',
      meta: { reqs: ['CHK-07'] },
    },
  },
});

const canceling = trackOrder.createStateConfig({
  description: 'While nobody has begun with it, the order can be canceled.',
  meta: { reqs: ['CHK-14'] },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nobody is asking for a cancellation.',
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
        onDone: [
          {
            guard: { type: 'reasonsAreRead', params: ({ event }) => event.output },
            target: 'choosing',
            actions: { type: 'holdReasons', params: ({ event }) => event.output },
          },
          {
            target: 'unread',
            actions: { type: 'holdReasons', params: ({ event }) => event.output },
          },
        ],
      },
      on: { 'cancel.leave': { target: 'closed', actions: 'forgetCancel' } },
    },
    unread: {
      description: 'The reasons could not be read. The customer may try again.',
      tags: ['canceling', 'reasonsUnread'],
      meta: { reqs: ['ERR-29'] },
      on: {
        'cancel.ask': 'reading',
        'cancel.leave': { target: 'closed', actions: 'forgetCancel' },
      },
    },
    choosing: {
      description: 'The customer is asked why, and whether they are sure.',
      tags: 'canceling',
      meta: { reqs: ['CHK-14'] },
      on: {
        'reason.choose': {
          actions: { type: 'holdReason', params: ({ event }) => event.reason },
        },
        'cancel.confirm': { guard: 'reasonIsChosen', target: 'sending' },
        'cancel.leave': { target: 'closed', actions: 'forgetCancel' },
      },
    },
    sending: {
      description: 'The shop is asked to cancel the order.',
      tags: ['canceling', 'cancelBusy'],
      meta: { reqs: ['CHK-14'] },
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context }) => ({ claim: context.claim, reason: context.reason ?? '' }),
        onDone: [
          {
            guard: { type: 'isCanceled', params: ({ event }) => event.output },
            target: 'closed',
            actions: ['forgetCancel', 'tellCanceled', 'refreshOrders', 'lookAgain'],
          },
          {
            target: 'choosing',
            actions: [
              { type: 'holdCancelFailure', params: ({ event }) => event.output },
              'lookAgain',
            ],
          },
        ],
      },
    },
  },
});

export const following = trackOrder.createStateConfig({
  description: 'The order is on show, and kept fresh.',
  tags: 'shown',
  meta: { reqs: ['CHK-07', 'CHK-08'] },
  type: 'parallel',
  on: { 'other.find': { target: 'asking', actions: 'letGo' } },
  states: { looking, listing, canceling },
});
