import { answered, type Answered } from '#application/kernel/answered.ts';
import { failureIn } from './done-already.ts';
import { closedBeside } from './tracker.ts';
import { begin, requestRefund, toDraft } from './request-refund.setup.ts';
import type * as Refund from './request-refund.types.ts';

const leave = { target: 'idle', actions: 'clearRequest' } as const;

/** @see docs/charts/ordering-request-refund.md, rendered from this file */
export const requestRefundMachine = requestRefund.createMachine({
  id: 'requestRefund',
  description: 'A customer asks for the money of an order back that has come and is paid.',
  context: ({ input }) => begin(input),
  initial: 'idle',
  states: {
    idle: {
      ...closedBeside,
      description: 'No refund is being asked for.',
      meta: { reqs: ['CHK-14'] },
      on: {
        'refund.ask': {
          target: 'reading',
          actions: { type: 'setOrder', params: ({ event }) => event.order },
        },
      },
    },
    reading: {
      description: 'The possible reasons are being read.',
      tags: ['open', 'busy'],
      meta: { reqs: ['CHK-14'] },
      invoke: {
        id: 'readReasons',
        src: 'readReasons',
        input: undefined,
        onDone: answered(({ value, failure }: Answered<Refund.ReasonsAnswer>) => ({
          accepted: { target: 'choosing', actions: { type: 'setReasons', params: value } },
          failed: { target: 'unread', actions: { type: 'setFailure', params: failure } },
        })),
      },
      on: { 'refund.leave': leave },
    },
    unread: {
      description: 'The reasons could not be read. The customer may try again.',
      tags: ['open', 'unread'],
      meta: { reqs: ['ERR-29'] },
      on: {
        'refund.retry': { target: 'reading', actions: 'clearFailure' },
        'refund.leave': leave,
      },
    },
    choosing: {
      description: 'The customer chooses a reason, and may say more.',
      tags: 'open',
      meta: { reqs: ['CHK-14'] },
      on: {
        'reason.choose': { actions: { type: 'setReason', params: ({ event }) => event.reason } },
        'note.type': { actions: { type: 'setNote', params: ({ event }) => event.text } },
        'refund.send': { guard: 'reasonIsChosen', target: 'sending', actions: 'clearFailure' },
        'refund.leave': leave,
      },
    },
    sending: {
      description: 'The request is on its way.',
      tags: ['open', 'busy'],
      meta: { reqs: ['CHK-14'] },
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        input: ({ context }) => toDraft(context),
        onDone: [
          {
            guard: { type: 'isRequestedAlready', params: ({ event }) => event.output },
            target: 'idle',
            actions: [
              'clearRequest',
              { type: 'showFailure', params: ({ event }) => failureIn(event.output) },
              'refreshReads',
              'lookAgain',
            ],
          },
          ...answered(({ failure }: Answered<Refund.SendAnswer>) => ({
            accepted: {
              target: 'idle',
              actions: [
                'clearRequest',
                { type: 'showNotice', params: { kind: 'refundRequested' } },
                'refreshReads',
                'lookAgain',
              ],
            },
            signedOut: { target: 'signingIn' },
            failed: { target: 'choosing', actions: { type: 'setFailure', params: failure } },
          })),
        ],
      },
    },
    signingIn: {
      description: 'The session has ended. What was filled in waits while the customer signs in.',
      tags: ['open', 'busy'],
      meta: { reqs: ['AUTH-10'] },
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: { view: 'signIn', offerGuest: false },
        onDone: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event.output },
            target: 'choosing',
          },
          { target: 'sending' },
        ],
      },
    },
  },
});
