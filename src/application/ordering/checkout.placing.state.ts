import { answered, type Answered } from '#application/kernel/answered.ts';
import { toPlacing, toQuoteCommand } from './checkout.context.ts';
import { checkout } from './checkout.setup.ts';
import type * as Checkout from './checkout.types.ts';

/** The price is too old to order at. */
export const repricing = checkout.createStateConfig({
  description: 'The price is too old to order at, so it is asked for once more.',
  tags: ['form', 'busy'],
  meta: { reqs: ['CHK-18'] },
  invoke: {
    id: 'takeQuoteAgain',
    src: 'takeQuote',
    input: ({ context }) => toQuoteCommand(context),
    onDone: answered(({ value, failure }: Answered<Checkout.QuoteAnswer>) => ({
      accepted: { target: 'reviewing', actions: { type: 'setQuote', params: value } },
      signedOut: { target: 'signingIn', actions: { type: 'setQuoteFailure', params: failure } },
      failed: {
        target: 'filling.unquoted',
        actions: { type: 'setQuoteFailure', params: failure },
      },
    })),
  },
});

export const reviewing = checkout.createStateConfig({
  description: 'It is checked that everything is still filled in and can still be ordered.',
  tags: 'form',
  meta: { reqs: ['CHK-18'] },
  always: [
    { guard: 'isIncomplete', target: 'filling.quoted', actions: ['showQuote', 'judgeAll'] },
    { target: 'placing' },
  ],
});

/** From here the order has a chart of its own. */
export const placing = checkout.createStateConfig({
  description: 'The order is being placed. The form is closed until that has ended.',
  tags: 'form',
  meta: { reqs: ['CHK-01', 'CHK-02', 'CHK-04'] },
  invoke: {
    id: 'placing',
    src: 'place',
    input: ({ context }) => toPlacing(context),
    onDone: [
      {
        guard: { type: 'allArePlaced', params: ({ event }) => event.output },
        target: 'placed',
        actions: { type: 'setOutcome', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'sessionIsOver', params: ({ event }) => event.output },
        target: 'signingIn',
        actions: { type: 'setOutcome', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'ordersAreGivenUp', params: ({ event }) => event.output },
        target: 'gathering',
        actions: { type: 'setOutcome', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'priceIsNew', params: ({ event }) => event.output },
        target: 'filling.quoted',
        actions: [
          { type: 'setOutcome', params: ({ event }) => event.output },
          'showQuote',
          'judgeIfIncomplete',
        ],
      },
      {
        guard: { type: 'priceIsUnknown', params: ({ event }) => event.output },
        target: 'filling.unquoted',
        actions: { type: 'setOutcome', params: ({ event }) => event.output },
      },
      {
        target: 'filling',
        actions: { type: 'setOutcome', params: ({ event }) => event.output },
      },
    ],
  },
});

export const signingIn = checkout.createStateConfig({
  description: 'The session ended on the way. After signing in, the order goes on by itself.',
  tags: ['form', 'busy'],
  meta: { reqs: ['AUTH-10'] },
  invoke: {
    id: 'authenticateToOrder',
    src: 'authenticate',
    input: { view: 'signIn', offerGuest: true },
    onDone: [
      {
        guard: { type: 'isDismissed', params: ({ event }) => event.output },
        target: 'filling',
        actions: 'clearRefusal',
      },
      { target: 'repricing', actions: 'clearRefusal' },
    ],
  },
});
