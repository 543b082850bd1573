import type { DoneActorEvent } from 'xstate';
import { answered, type Answered } from '#application/kernel/answered.ts';
import { valueIn } from '#domain/kernel/result.ts';
import type { TripCart } from '#domain/rental/trip-cart.ts';
import { tripCart } from '../setup.ts';

import type * as TripCartFlow from '../setup.ts';

type Done = { readonly event: DoneActorEvent<TripCartFlow.Answer> };
const read = (cart: (done: Done) => TripCart) =>
  [
    { type: 'setCart', params: cart },
    { type: 'saveCount', params: cart },
  ] as const;

export const away = tripCart.createStateConfig({
  description: 'No module that rents vehicles is chosen: the trip cart is not even read.',
  meta: { reqs: ['MOD-12'] },
  always: { guard: 'rentalIsChosen', target: 'recovering' },
});

/** Runs first, so that the journal is compared with a cart that no other tab is changing. */
export const recovering = tripCart.createStateConfig({
  description:
    'Has anything stopped between the old cart and the new one: a failed call, a closed page? ' +
    'What another living tab is at work on is left to it.',
  tags: 'loading',
  meta: { reqs: ['RENT-CART-17'] },
  invoke: {
    id: 'readJournal',
    src: 'readJournal',
    input: ({ context }) => context.who,
    onDone: {
      target: 'loading',
      actions: { type: 'setNote', params: ({ event }) => event.output },
    },
  },
});

export const loading = tripCart.createStateConfig({
  description: 'The server is asked what is in the trip cart.',
  tags: 'loading',
  meta: { reqs: ['RENT-CART-28', 'RENT-CART-43'] },
  invoke: {
    id: 'readCart',
    src: 'readCart',
    input: undefined,
    onDone: [
      {
        guard: { type: 'journalIsFound', params: ({ event }) => event.output },
        target: 'rollingBack',
        actions: read(({ event: { output } }) => valueIn(output)),
      },
      ...answered(({ value, failure }: Answered<TripCartFlow.Answer>) => ({
        accepted: { target: 'ready', actions: read(value) },
        failed: {
          target: 'ready',
          actions: [{ type: 'setFailure', params: failure }, 'dropWaiting', 'releaseJournal'],
        },
      })),
    ],
  },
  on: {
    'cart.reload': 'recovering',
    'cart.retry': 'recovering',
  },
});
