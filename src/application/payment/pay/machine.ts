import { assign } from 'xstate';
import { answered, type Answered } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { portActor } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import type { Tracker } from '#application/kernel/tracker.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Result } from '#domain/kernel/result.ts';
import {
  isOffered,
  isSettled,
  type OtherWay,
  type PaidFor,
  type PaidFrom,
  type Payable,
  type WayToPay,
} from '#domain/payment/payable.ts';
import type { Stage } from '#domain/payment/stage.ts';

export type Command =
  | { readonly type: 'payment.begin' }
  | { readonly type: 'payment.check' }
  | { readonly type: 'method.change'; readonly method: OtherWay };

/**
 * The subject and the origin: from the checkout, the customer is redirected to the gateway without
 * a question.
 */
export type ToBegin = { readonly paidFor: PaidFor; readonly from: PaidFrom };
/** With its tracker, if any: it refreshes once paid. */
export type Input = ToBegin & { readonly tracker: Tracker | null };

export type Context = Input & {
  /** From the last read. */
  readonly payable: Payable | null;
  /** The other payment method chosen. */
  readonly method: OtherWay | null;
  readonly link: string | null;
  /** True where the server named no payment page. The customer is not redirected unasked again. */
  readonly hadNoPage: boolean;
  readonly failure: CallFailure | null;
};

export type ReadAnswer = Result<Payable, CallFailure>;
/** Null without a payment page. */
export type BeginAnswer = Result<string | null, CallFailure>;
export type ChangeAnswer = Result<null, CallFailure>;
export type Change = { readonly paidFor: PaidFor; readonly method: OtherWay };
export type View = 'looking' | 'leaving' | 'awaited' | 'unpaid' | 'settled' | 'closed' | 'unread';
export type Tag = View | 'payable';

export const paySlots = {
  actors: {
    readPayable: portActor<PaidFor, ReadAnswer>('readPayable'),
    beginPayment: portActor<ToBegin, BeginAnswer>('beginPayment'),
    changeMethod: portActor<Change, ChangeAnswer>('changeMethod'),
  },
  effects: {
    /** The browser leaves for the payment gateway. */
    goToGateway: effect<string>(),
    /** Rereads orders, trips and the wallet. */
    refreshReads: effect(),
  },
};

export const begin = (input: Input): Context => ({
  ...input,
  ...{ payable: null, method: null, link: null, hadNoPage: false, failure: null },
});

const isAt = (answer: ReadAnswer, stage: Stage): boolean =>
  answer.ok && answer.value.stage === stage;

/** Error codes of an order or trip that can no longer be paid: its state says why. */
const NOT_PAYABLE: readonly string[] = ['payment', 'trip_status'];

export const pay = setupMachine({
  types: {} as { input: Input; context: Context; events: Command; tags: Tag },
  slots: paySlots,
  sets: ['link', 'failure'],
  clears: ['failure'],
  delays: { pollInterval: 5_000 },
  guards: {
    isToBeBegun: ({ context: { from, hadNoPage } }, answer: ReadAnswer) =>
      from === 'checkout' &&
      !hadNoPage &&
      isAt(answer, 'unbegun') &&
      answer.ok &&
      isOffered(answer.value, 'gateway'),
    isAwaited: (_, answer: ReadAnswer) => isAt(answer, 'open'),
    isSettled: (_, answer: ReadAnswer) => answer.ok && isSettled(answer.value),
    mayBePaid: (_, answer: ReadAnswer) => answer.ok && answer.value.options.length > 0,
    wayIsOffered: ({ context: { payable } }, way: WayToPay) => isOffered(payable, way),
    hasNoPage: (_, answer: BeginAnswer) => answer.ok && answer.value === null,
    isNotPayable: (_, answer: BeginAnswer | ChangeAnswer) =>
      !answer.ok && answer.failure.kind === 'refused' && NOT_PAYABLE.includes(answer.failure.code),
    failsWhileAwaited: ({ context }, answer: ChangeAnswer) =>
      !answer.ok && context.payable?.stage === 'open',
  },
  actions: {
    setPayable: assign((_, payable: Payable) => ({ payable, failure: null })),
    setMethod: assign((_, method: OtherWay) => ({ method, failure: null })),
    noteMissingPage: assign({ hadNoPage: true }),
    lookAgain: ({ context }) => context.tracker?.send({ type: 'look.again' }),
  },
});

/** Only called with an answer that holds one. */
export function payableIn(answer: ReadAnswer): Payable {
  if (!answer.ok) throw new Defect('This answer does not say how it is paid');
  return answer.value;
}

/** The payment page of the answer. */
export function linkIn(answer: BeginAnswer): string {
  if (!answer.ok || answer.value === null) throw new Defect('This answer names no page to pay at');
  return answer.value;
}

export function failureIn(answer: ChangeAnswer): CallFailure {
  if (answer.ok) throw new Defect('This answer is no failure');
  return answer.failure;
}

export function toChange({ paidFor, method }: Context): Change {
  if (method === null) throw new Defect('No other way to pay was chosen');
  return { paidFor, method };
}

type Read = { readonly event: { readonly output: ReadAnswer } };
type With = { readonly context: Context };

const answer = ({ event }: Read) => event.output;
const setPayable = {
  type: 'setPayable',
  params: ({ event }: Read) => payableIn(event.output),
} as const;

const saidHow = <const Unread extends string>(unread: Unread) =>
  [
    {
      guard: { type: 'isToBeBegun', params: answer },
      target: '#pay.beginning',
      actions: setPayable,
    },
    { guard: { type: 'isAwaited', params: answer }, target: '#pay.awaited', actions: setPayable },
    {
      guard: { type: 'isSettled', params: answer },
      target: '#pay.settled',
      actions: [setPayable, 'refreshReads'],
    },
    { guard: { type: 'mayBePaid', params: answer }, target: '#pay.unpaid', actions: setPayable },
    ...answered(({ value, failure }: Answered<ReadAnswer>) => ({
      accepted: {
        target: '#pay.closed',
        actions: [{ type: 'setPayable', params: value }, 'refreshReads'],
      },
      failed: { target: unread, actions: { type: 'setFailure', params: failure } },
    })),
  ] as const;

const wayOf = ({ event }: { readonly event: Extract<Command, { type: 'method.change' }> }) =>
  event.method;

const page = ({ event }: { readonly event: { readonly output: BeginAnswer } }) =>
  linkIn(event.output);

const toPay = {
  'payment.begin': {
    guard: { type: 'wayIsOffered', params: 'gateway' },
    target: '#pay.beginning',
    actions: 'clearFailure',
  },
  'payment.check': { target: '#pay.reading', actions: 'clearFailure' },
  'method.change': {
    guard: { type: 'wayIsOffered', params: wayOf },
    target: '#pay.changing',
    actions: { type: 'setMethod', params: wayOf },
  },
} as const;

export const payMachine = pay.createMachine({
  id: 'pay',
  description:
    'An order, a parcel or a trip is paid at the gateway, from where the customer comes back.',
  context: ({ input }) => begin(input),
  initial: 'reading',
  states: {
    reading: {
      description: 'The server is asked whether it is paid: an address proves nothing.',
      tags: 'looking',
      meta: { reqs: ['CHK-01', 'CHK-02'] },
      invoke: {
        id: 'readPayable',
        src: 'readPayable',
        input: ({ context }) => context.paidFor,
        onDone: saidHow('#pay.unread'),
      },
    },
    beginning: {
      description: 'The server prepares the payment. Who comes a second time is led to the same.',
      tags: 'leaving',
      meta: { reqs: ['CHK-01', 'CHK-02'] },
      invoke: {
        id: 'beginPayment',
        src: 'beginPayment',
        input: ({ context: { paidFor, from } }) => ({ paidFor, from }),
        onDone: [
          {
            guard: { type: 'hasNoPage', params: ({ event }) => event.output },
            target: 'reading',
            actions: 'noteMissingPage',
          },
          {
            guard: { type: 'isNotPayable', params: ({ event }) => event.output },
            target: 'reading',
            actions: 'noteMissingPage',
          },
          ...answered(({ failure }: Answered<BeginAnswer>) => ({
            accepted: {
              target: 'leaving',
              actions: [
                { type: 'setLink', params: page },
                { type: 'goToGateway', params: page },
              ],
            },
            failed: { target: 'unpaid', actions: { type: 'setFailure', params: failure } },
          })),
        ],
      },
    },
    leaving: {
      description: 'The browser leaves for the gateway. Who comes back by "Back" may look again.',
      tags: 'leaving',
      meta: { reqs: ['CHK-01', 'CHK-02'] },
      on: { 'payment.check': 'reading' },
    },
    awaited: {
      description:
        'The gateway has not answered yet. It is asked again and again; the customer may also pay in another way.',
      tags: ['awaited', 'payable'],
      meta: { reqs: ['CHK-01', 'CHK-02'] },
      initial: 'pausing',
      on: toPay,
      states: {
        pausing: {
          description: 'A moment passes before the server is asked again.',
          meta: { reqs: ['CHK-01', 'CHK-02'] },
          after: { pollInterval: 'asking' },
        },
        asking: {
          description: 'The server is asked whether the answer has come.',
          meta: { reqs: ['CHK-01', 'CHK-02'] },
          invoke: {
            id: 'readPayableAgain',
            src: 'readPayable',
            input: ({ context }) => context.paidFor,
            onDone: saidHow('pausing'),
          },
        },
      },
    },
    unpaid: {
      description:
        'It is not paid: no one was at the gateway yet, it was declined, or the customer left. They may pay, in any way that is offered.',
      tags: ['unpaid', 'payable'],
      meta: { reqs: ['CHK-01', 'CHK-02'] },
      on: toPay,
    },
    changing: {
      description: 'The server notes the other way to pay: the wallet pays at once.',
      tags: 'looking',
      meta: { reqs: ['CHK-01', 'CHK-02'] },
      invoke: {
        id: 'changeMethod',
        src: 'changeMethod',
        input: ({ context }: With) => toChange(context),
        onDone: [
          {
            guard: { type: 'isNotPayable', params: ({ event }) => event.output },
            target: 'reading',
          },
          {
            guard: { type: 'failsWhileAwaited', params: ({ event }) => event.output },
            target: 'awaited',
            actions: { type: 'setFailure', params: ({ event }) => failureIn(event.output) },
          },
          ...answered(({ failure }: Answered<ChangeAnswer>) => ({
            accepted: { target: 'reading' },
            failed: { target: 'unpaid', actions: { type: 'setFailure', params: failure } },
          })),
        ],
      },
    },
    settled: {
      description: 'It is paid, or will be in cash. Its store or provider has heard of it.',
      tags: 'settled',
      entry: 'lookAgain',
      meta: { reqs: ['CHK-01', 'CHK-02'] },
    },
    closed: {
      description:
        'It is not to be paid any more: it ran out of time, was canceled, or its money was given back.',
      tags: 'closed',
      meta: { reqs: ['CHK-01', 'CHK-02'] },
    },
    unread: {
      description: 'It is not known whether it is paid. The customer may ask again.',
      tags: 'unread',
      meta: { reqs: ['CHK-01', 'CHK-02', 'ERR-29'] },
      on: { 'payment.check': { target: 'reading', actions: 'clearFailure' } },
    },
  },
});
