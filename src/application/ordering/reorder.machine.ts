import { answered, type Answered } from '#application/kernel/answered.ts';
import { closedBeside } from './tracker.ts';
import { again, begin, orderIn, toPut } from './reorder.setup.ts';
import type * as Again from './reorder.types.ts';

type Taken = 'otherStore' | 'changed';

/** What comes of putting it in, with another store's goods in the cart or without. */
const putAnswers = [
  ...([
    {
      guard: {
        type: 'meetsOtherStore',
        params: ({ event }: { readonly event: { readonly output: Again.PutAnswer } }) =>
          event.output,
      },
      target: 'askingToReplace',
      actions: {
        type: 'setOtherStore',
        params: ({ event }: { readonly event: { readonly output: Again.PutAnswer } }) =>
          event.output,
      },
    },
    {
      guard: {
        type: 'hasChanged',
        params: ({ event }: { readonly event: { readonly output: Again.PutAnswer } }) =>
          event.output,
      },
      target: 'checking',
      actions: 'markChanged',
    },
  ] as const),
  ...answered(({ failure }: Answered<Again.PutAnswer, Taken>) => ({
    accepted: {
      target: 'idle',
      actions: [
        'clearOrder',
        'reloadCart',
        { type: 'showNotice', params: { kind: 'orderedAgain' } },
        'openCart',
      ],
    },
    signedOut: { target: 'signingIn' },
    failed: { target: 'listing', actions: { type: 'setFailure', params: failure } },
  })),
] as const;

/** @see docs/charts/ordering-reorder.md, rendered from this file */
export const reorderMachine = again.createMachine({
  id: 'reorder',
  description:
    'What was ordered once is put into the cart again, after the customer has seen what has changed since.',
  context: ({ input }) => begin(input),
  initial: 'idle',
  states: {
    idle: {
      ...closedBeside,
      description: 'Nothing is being ordered again.',
      meta: { reqs: ['CHK-14'] },
      on: {
        'reorder.ask': {
          target: 'checking',
          actions: { type: 'setOrder', params: ({ event }) => event.order },
        },
      },
    },
    checking: {
      description: 'The server looks at every line: what is gone, sold out, or has another price.',
      tags: ['open', 'busy'],
      meta: { reqs: ['CHK-14'] },
      invoke: {
        id: 'checkReorder',
        src: 'checkReorder',
        input: ({ context }) => orderIn(context),
        onDone: answered(({ value, failure }: Answered<Again.CheckAnswer>) => ({
          accepted: { target: 'comparing', actions: { type: 'setReorder', params: value } },
          signedOut: { target: 'signingIn' },
          failed: { target: 'unread', actions: { type: 'setFailure', params: failure } },
        })),
      },
      on: { 'reorder.leave': { target: 'idle', actions: 'clearOrder' } },
    },
    unread: {
      description: 'It could not be looked at. The customer may try again.',
      tags: ['open', 'unread'],
      meta: { reqs: ['ERR-29'] },
      on: {
        'reorder.retry': { target: 'checking', actions: 'clearFailure' },
        'reorder.leave': { target: 'idle', actions: 'clearOrder' },
      },
    },
    comparing: {
      description: 'Is there anything that the customer has to see first?',
      meta: { reqs: ['CHK-14'] },
      always: [{ guard: 'nothingChanged', target: 'entering' }, { target: 'listing' }],
    },
    listing: {
      description:
        'What has changed, and what cannot be had, is on show. Nothing is in the cart yet.',
      tags: ['open', 'listing'],
      meta: { reqs: ['CHK-14'] },
      on: {
        'reorder.confirm': {
          guard: 'someCanBeHad',
          target: 'entering',
          actions: 'clearFailure',
        },
        'reorder.leave': { target: 'idle', actions: 'clearOrder' },
      },
    },
    entering: {
      description:
        'The customer goes into the module of the order, unless they would lose something by it and keep that.',
      tags: ['open', 'busy'],
      meta: { reqs: ['MOD-08'] },
      invoke: {
        id: 'enterModule',
        src: 'enterModule',
        input: ({ context }) => ({ module: toPut(context, false).reorder.moduleId }),
        onDone: [
          {
            guard: { type: 'isInModule', params: ({ event }) => event.output },
            target: 'putting',
          },
          { target: 'listing' },
        ],
      },
    },
    putting: {
      description: 'The server puts all that can be had into the cart.',
      tags: ['open', 'busy'],
      meta: { reqs: ['CART-20', 'CART-21'] },
      invoke: {
        id: 'putAgain',
        src: 'putAgain',
        input: ({ context }) => toPut(context, false),
        onDone: putAnswers,
      },
    },
    askingToReplace: {
      description:
        "The cart holds another store's goods: the customer is asked whether they may go.",
      tags: 'askingToReplace',
      meta: { reqs: ['CART-20', 'CART-21', 'ERR-23'] },
      on: {
        'replace.confirm': 'replacing',
        'replace.cancel': { target: 'idle', actions: 'clearOrder' },
      },
    },
    replacing: {
      description: "The server puts it in, and takes the other store's goods out.",
      tags: ['askingToReplace', 'busy'],
      meta: { reqs: ['CART-21'] },
      invoke: {
        id: 'replaceCart',
        src: 'putAgain',
        input: ({ context }) => toPut(context, true),
        onDone: putAnswers,
      },
    },
    signingIn: {
      description:
        'Neither a customer nor a guest is there. Whose cart it is decides anew what can be had.',
      tags: 'busy',
      meta: { reqs: ['AUTH-05', 'ROLE-03'] },
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: { view: 'signIn', offerGuest: true },
        onDone: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event.output },
            target: 'idle',
            actions: 'clearOrder',
          },
          { target: 'checking' },
        ],
      },
    },
  },
});
