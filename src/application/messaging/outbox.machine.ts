import { answered, type Answered } from '#application/kernel/answered.ts';
import { fromEvent } from '#application/kernel/from-event.ts';
import { NOTHING_WRITTEN, letterUnderWay } from './outbox.context.ts';
import { outbox } from './outbox.setup.ts';
import type * as Outbox from './outbox.types.ts';

/**
 * One letter is under way at a time, so that they arrive in the order in which they were written. What does
 * not go stays in sight, and so does what is being written when a session ends.
 *
 * @see docs/charts/messaging-outbox.md, rendered from this file
 */
export const outboxMachine = outbox.createMachine({
  id: 'outbox',
  description: 'What a customer writes, until the server has it.',
  context: { ...NOTHING_WRITTEN, owner: null, isHere: false, lastNumber: 0 },
  invoke: [
    { id: 'watchCustomer', src: 'watchCustomer', input: undefined },
    { id: 'watchNetwork', src: 'watchNetwork', input: undefined },
  ],
  initial: 'resting',
  on: {
    'text.type': { actions: { type: 'setText', params: fromEvent } },
    'images.add': { actions: { type: 'addImages', params: fromEvent } },
    'image.remove': { actions: { type: 'removeImage', params: fromEvent } },
    'message.send': {
      guard: { type: 'draftIsSendable', params: ({ event }) => event.to },
      actions: { type: 'postLetter', params: fromEvent },
    },
    'letter.retry': {
      guard: { type: 'letterHasFailed', params: ({ event }) => event.letter },
      actions: { type: 'retryLetter', params: ({ event }) => event.letter },
    },
    'letter.discard': {
      guard: { type: 'letterHasFailed', params: ({ event }) => event.letter },
      actions: { type: 'dropLetter', params: ({ event }) => event.letter },
    },
    'network.return': { actions: 'retryStranded' },
    'customer.change': [
      {
        guard: { type: 'customerIsOther', params: fromEvent },
        target: '.resting',
        actions: ['forgetLetters', { type: 'setCustomer', params: fromEvent }],
      },
      { actions: { type: 'setCustomer', params: fromEvent } },
    ],
    'scope.change': {
      guard: { type: 'customerHasLeft', params: fromEvent },
      target: '.resting',
      actions: ['forgetLetters', 'forgetOwner', 'setAway'],
    },
  },
  states: {
    resting: {
      description:
        'Nothing is under way: all is sent, or waits for the customer, or could not be sent.',
      meta: { reqs: ['CONV-01', 'CONST-31'] },
      always: { guard: 'letterIsWaiting', target: 'sending' },
      on: {
        'letters.arrive': {
          actions: { type: 'dropArrived', params: ({ event }) => event.letters },
        },
      },
    },
    sending: {
      description: 'A letter is on its way. Others may be written, and wait for their turn.',
      tags: 'busy',
      meta: { reqs: ['CONV-01'] },
      invoke: {
        id: 'sendLetter',
        src: 'sendLetter',
        input: ({ context }) => letterUnderWay(context),
        onDone: answered(({ value, failure }: Answered<Outbox.Answer>) => ({
          accepted: {
            target: 'resting',
            actions: [{ type: 'setSent', params: value }, 'reportSent'],
          },
          signedOut: { target: 'resting', actions: 'setAway' },
          failed: { target: 'resting', actions: { type: 'setFailed', params: failure } },
        })),
      },
    },
  },
});
