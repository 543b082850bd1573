import { answered, type Answered } from '#application/kernel/answered.ts';
import { begin, failureIn, linkIn, pay, payableIn, toChange } from './pay.setup.ts';
import type * as Pay from './pay.types.ts';

type Read = { readonly event: { readonly output: Pay.ReadAnswer } };
type With = { readonly context: Pay.Context };

const answer = ({ event }: Read) => event.output;
const setPayable = {
  type: 'setPayable',
  params: ({ event }: Read) => payableIn(event.output),
} as const;

/** Where it leads that the server has said how it is paid. */
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
    ...answered(({ value, failure }: Answered<Pay.ReadAnswer>) => ({
      accepted: {
        target: '#pay.closed',
        actions: [{ type: 'setPayable', params: value }, 'refreshReads'],
      },
      failed: { target: unread, actions: { type: 'setFailure', params: failure } },
    })),
  ] as const;

const wayOf = ({ event }: { readonly event: Extract<Pay.Command, { type: 'method.change' }> }) =>
  event.method;

const page = ({ event }: { readonly event: { readonly output: Pay.BeginAnswer } }) =>
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

/** @see docs/charts/payment-pay.md, rendered from this file */
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
          ...answered(({ failure }: Answered<Pay.BeginAnswer>) => ({
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
          ...answered(({ failure }: Answered<Pay.ChangeAnswer>) => ({
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
