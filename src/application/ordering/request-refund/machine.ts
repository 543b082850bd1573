import { assign } from 'xstate';
import type { AuthenticationOutcome } from '#application/account/authentication.ts';
import { requireSignIn } from '#application/account/require-sign-in.ts';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import type { Tracker } from '#application/kernel/tracker.ts';
import { isDoneAlready } from '#application/ordering/done-already.ts';
import type { RefundDraft } from '#application/ordering/refund-gateway.port.ts';
import { closedBeside, trackerActions } from '#application/ordering/tracker.ts';
import { Defect } from '#domain/kernel/defect.ts';
import { failureIn, type Result } from '#domain/kernel/result.ts';
import type { OrderClaim } from '#domain/ordering/order.ts';

export type Command =
  | { readonly type: 'refund.ask'; readonly order: OrderClaim }
  | { readonly type: 'refund.retry' }
  | { readonly type: 'reason.choose'; readonly reason: string }
  | { readonly type: 'note.type'; readonly text: string }
  | { readonly type: 'refund.send' }
  | { readonly type: 'refund.leave' };

/** The tracker refreshes once a refund is requested. */
export type Input = { readonly tracker: Tracker };

export type Context = {
  readonly tracker: Tracker;
  readonly order: OrderClaim | null;
  readonly reasons: readonly string[];
  readonly reason: string | null;
  readonly note: string;
  readonly failure: CallFailure | null;
};

export type ReasonsAnswer = Result<readonly string[], CallFailure>;
export type SendAnswer = Result<null, CallFailure>;
export type Tag = 'open' | 'unread' | 'busy';

export const requestRefundSlots = {
  actors: {
    readReasons: portActor<undefined, ReasonsAnswer>('readReasons'),
    sendRequest: portActor<RefundDraft, SendAnswer>('sendRequest'),
  },
  effects: {
    /** Rereads the customer's orders. */
    refreshReads: effect(),
  },
};

const NO_REQUEST = { order: null, reasons: [], reason: null, note: '', failure: null } as const;

export const begin = ({ tracker }: Input): Context => ({ tracker, ...NO_REQUEST });

export const requestRefund = setupMachine({
  types: {} as { input: Input; context: Context; events: Command; tags: Tag },
  slots: requestRefundSlots,
  sets: ['reason', 'note', 'failure'],
  clears: ['failure'],
  actors: { authenticate: requireSignIn },
  guards: {
    reasonIsChosen: ({ context }) => context.reason !== null,
    isDismissed: (_, outcome: AuthenticationOutcome) => outcome === 'dismissed',
    isRequestedAlready: (_, answer: SendAnswer) => isDoneAlready(answer),
  },
  actions: {
    ...trackerActions,
    setOrder: assign((_, order: OrderClaim) => ({ ...NO_REQUEST, order })),
    setReasons: assign((_, reasons: readonly string[]) => ({ reasons, failure: null })),
    clearRequest: assign(NO_REQUEST),
    lookAgain: ({ context }) => context.tracker.send({ type: 'look.again' }),
  },
});

export function toDraft({ order, reason, note }: Context): RefundDraft {
  if (!order || reason === null) throw new Defect('A refund was asked for without a reason');
  return { order, reason, note };
}

const leave = { target: 'idle', actions: 'clearRequest' } as const;

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
        onDone: answered(({ value, failure }: Answered<ReasonsAnswer>) => ({
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
          ...answered(({ failure }: Answered<SendAnswer>) => ({
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
