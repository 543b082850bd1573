import { toQuoteCommand } from './checkout.context.ts';
import { checkout } from './checkout.setup.ts';

/** From "Place Order" to the shop's answer. */
export const ordering = checkout.createStateConfig({
  description:
    'The customer has pressed Place Order. The form is closed until the shop has decided.',
  tags: 'form',
  meta: { reqs: ['CHK-01', 'CHK-02'] },
  initial: 'placing',
  states: {
    requoting: {
      description: 'The price is too old to order by, so the shop is asked for it once more.',
      tags: 'busy',
      meta: { reqs: ['CHK-18'] },
      invoke: {
        id: 'takeQuoteAgain',
        src: 'takeQuote',
        input: ({ context }) => toQuoteCommand(context),
        onDone: [
          {
            guard: { type: 'isQuoted', params: ({ event }) => event.output },
            target: 'weighing',
            actions: { type: 'holdQuote', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'sessionIsOver', params: ({ event }) => event.output },
            target: 'signingIn',
            actions: { type: 'holdQuote', params: ({ event }) => event.output },
          },
          {
            target: '#checkout.filling.unquoted',
            actions: { type: 'holdQuote', params: ({ event }) => event.output },
          },
        ],
      },
    },
    weighing: {
      description: 'The new price is held against the one the customer has seen.',
      meta: { reqs: ['CHK-18'] },
      always: [
        {
          guard: 'isIncomplete',
          target: '#checkout.filling.quoted',
          actions: ['showQuote', 'judgeAll'],
        },
        { guard: 'figuresDiffer', target: 'comparing' },
        { guard: 'wasRefused', target: '#checkout.filling.quoted', actions: 'showQuote' },
        { target: 'placing', actions: ['showQuote', 'draftOrders'] },
      ],
    },
    comparing: {
      description: 'Something costs more or less than it did. The customer is asked once.',
      tags: 'comparing',
      meta: { reqs: ['CHK-18'] },
      on: {
        'changes.accept': { target: 'placing', actions: ['showQuote', 'draftOrders'] },
        'changes.decline': {
          target: '#checkout.filling.quoted',
          actions: ['showQuote', 'forgetRefusal'],
        },
      },
    },
    signingIn: {
      description:
        'The session ended on the way. Once that is settled, the order goes on by itself.',
      tags: 'busy',
      meta: { reqs: ['AUTH-10'] },
      invoke: {
        id: 'authenticateToOrder',
        src: 'authenticate',
        input: { view: 'signIn', offerGuest: true },
        onDone: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event.output },
            target: '#checkout.filling.checking',
            actions: 'forgetRefusal',
          },
          { target: 'requoting', actions: 'forgetRefusal' },
        ],
      },
    },
    placing: {
      description: 'The shop is deciding. There is no way back until it has answered.',
      tags: 'busy',
      meta: { reqs: ['CHK-01', 'CHK-02', 'CHK-04'] },
      invoke: {
        id: 'placeOrders',
        src: 'placeOrders',
        input: ({ context }) => ({ drafts: context.drafts }),
        onDone: [
          {
            guard: { type: 'allArePlaced', params: ({ event }) => event.output },
            target: '#checkout.placed',
            actions: [
              { type: 'holdOutcome', params: ({ event }) => event.output },
              'refreshCartAndOrders',
            ],
          },
          {
            guard: { type: 'answerIsLost', params: ({ event }) => event.output },
            target: 'unsure',
            actions: { type: 'holdOutcome', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'placingNeedsSession', params: ({ event }) => event.output },
            target: 'signingIn',
            actions: { type: 'holdOutcome', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'figuresAreOld', params: ({ event }) => event.output },
            target: 'requoting',
            actions: [
              { type: 'holdOutcome', params: ({ event }) => event.output },
              'refreshCartAndOrders',
            ],
          },
          {
            target: '#checkout.filling.checking',
            actions: [
              { type: 'holdOutcome', params: ({ event }) => event.output },
              'refreshCartAndOrders',
            ],
          },
        ],
      },
    },
    unsure: {
      description:
        'No answer came. The order may have arrived; sending it again makes no second one.',
      tags: 'unsure',
      meta: { reqs: ['ERR-29', 'CHK-04'] },
      on: { 'order.retry': 'placing' },
    },
  },
});
