import type { DoneActorEvent } from 'xstate';
import { answered, type Answered } from '#application/kernel/answered.ts';
import { finalOutput } from '#application/kernel/final-output.ts';
import { begin, newOrders, orderRules, outputOf } from './placing.context.ts';
import { placingOf } from './placing.setup.ts';
import type * as Placing from './placing.types.ts';

/** One chart for every kind of sale. */
export const placingMachineOf = <Of extends Placing.Sale>(rules: Placing.Rules<Of>) => {
  const outcome = ({ event }: { readonly event: DoneActorEvent<Placing.Outcome<Of>> }) =>
    event.output;
  return placingOf(rules).createMachine({
    id: 'placing',
    description: 'From "Place Order" to the answer, whatever happens on the way.',
    context: ({ input }) => begin(input),
    initial: 'starting',
    states: {
      starting: {
        description: 'Orders that were sent before and never answered are not sent again unasked.',
        meta: { reqs: ['CHK-04'] },
        always: [{ guard: 'ordersAreUnanswered', target: 'interrupted' }, { target: 'comparing' }],
      },
      interrupted: {
        description:
          'Orders were sent and never answered: the page was left, or the session ended. The customer decides about them.',
        tags: 'interrupted',
        meta: { reqs: ['CHK-04'] },
        on: {
          'order.retry': 'sending',
          'order.abandon': {
            target: 'abandoned',
            actions: { type: 'abandonOrders', params: ({ context }) => context.drafts },
          },
        },
      },
      comparing: {
        description: 'The newest price is compared with the one that the customer has seen.',
        meta: { reqs: ['CHK-18'] },
        always: [
          { guard: 'orderIsNoLongerAllowed', target: 'repriced' },
          { guard: 'figuresDiffer', target: 'agreeing' },
          { guard: 'orderWasRefused', target: 'repriced' },
          { target: 'sending', actions: 'draftOrders' },
        ],
      },
      agreeing: {
        description: 'Something costs more or less than it did. The customer is asked once.',
        tags: 'comparing',
        meta: { reqs: ['CHK-18'] },
        on: {
          'changes.accept': { target: 'sending', actions: 'draftOrders' },
          'changes.decline': { target: 'repriced', actions: 'clearRefusal' },
        },
      },
      sending: {
        description: 'The orders are on their way. There is no way back until they are answered.',
        tags: 'busy',
        meta: { reqs: ['CHK-01', 'CHK-02', 'CHK-04'] },
        invoke: {
          id: 'placeOrders',
          src: 'placeOrders',
          input: ({ context }) => context.drafts,
          onDone: [
            {
              guard: { type: 'allArePlaced', params: outcome },
              target: 'placed',
              actions: [{ type: 'setOutcome', params: outcome }, 'refreshCart', 'refreshReads'],
            },
            {
              guard: { type: 'answerIsLost', params: outcome },
              target: 'unsure',
              actions: { type: 'setOutcome', params: outcome },
            },
            {
              guard: { type: 'sessionIsOver', params: outcome },
              target: 'signedOut',
              actions: { type: 'setOutcome', params: outcome },
            },
            {
              guard: { type: 'priceIsOld', params: outcome },
              target: 'quoting',
              actions: [{ type: 'setOutcome', params: outcome }, 'refreshCart', 'refreshReads'],
            },
            {
              target: 'refused',
              actions: [{ type: 'setOutcome', params: outcome }, 'refreshCart', 'refreshReads'],
            },
          ],
        },
      },
      unsure: {
        description:
          'No answer came. The orders may have arrived; sending them again makes no second ones.',
        tags: 'unsure',
        meta: { reqs: ['ERR-29', 'CHK-04'] },
        on: { 'order.retry': 'sending' },
      },
      quoting: {
        description: 'The price is no longer right, so it is asked for once more.',
        tags: 'busy',
        meta: { reqs: ['CHK-18'] },
        invoke: {
          id: 'takeQuote',
          src: 'takeQuote',
          input: ({ context }) => newOrders(context),
          onDone: answered(({ value, failure }: Answered<Placing.QuoteAnswer<Of>>) => ({
            accepted: { target: 'comparing', actions: { type: 'setQuote', params: value } },
            signedOut: {
              target: 'signedOut',
              actions: { type: 'setQuoteFailure', params: failure },
            },
            failed: { target: 'unquoted', actions: { type: 'setQuoteFailure', params: failure } },
          })),
        },
      },
      placed: {
        type: 'final',
        description: 'All orders are placed.',
        meta: { reqs: ['CHK-01', 'CHK-02', 'CHK-03'] },
        output: outputOf('placed'),
      },
      refused: {
        type: 'final',
        description: 'A store does not take its order. Those behind it were not sent.',
        meta: { reqs: ['ERR-42'] },
        output: outputOf('refused'),
      },
      repriced: {
        type: 'final',
        description: 'The price is new, and the customer looks at the order again.',
        meta: { reqs: ['CHK-18'] },
        output: outputOf('repriced'),
      },
      unquoted: {
        type: 'final',
        description: 'The price could not be asked for again.',
        meta: { reqs: ['ERR-29'] },
        output: outputOf('unquoted'),
      },
      signedOut: {
        type: 'final',
        description: 'The session has ended: first the customer has to sign in.',
        meta: { reqs: ['AUTH-10'] },
        output: outputOf('signedOut'),
      },
      abandoned: {
        type: 'final',
        description: 'The customer has given up the orders that were never answered.',
        meta: { reqs: ['CHK-04'] },
        output: outputOf('abandoned'),
      },
    },
    output: finalOutput<Placing.Output<Of>>(),
  });
};

/** @see docs/charts/ordering-placing.md, rendered from this file */
export const placingMachine = placingMachineOf(orderRules);
