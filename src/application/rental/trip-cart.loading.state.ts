import { answered, type Answered } from '#application/kernel/answered.ts';
import { tripCart } from './trip-cart.setup.ts';
import type * as TripCartFlow from './trip-cart.types.ts';

export const away = tripCart.createStateConfig({
  description: 'No module that rents vehicles is chosen: the trip cart is not even read.',
  meta: { reqs: ['MOD-12'] },
  always: { guard: 'rentalIsChosen', target: 'loading' },
});

export const loading = tripCart.createStateConfig({
  description: 'The server is asked what is in the trip cart.',
  tags: 'loading',
  meta: { reqs: ['RENT-CART-28', 'RENT-CART-43'] },
  invoke: {
    id: 'readCart',
    src: 'readCart',
    input: undefined,
    onDone: answered(({ value, failure }: Answered<TripCartFlow.Answer>) => ({
      accepted: {
        target: 'recalling',
        actions: [
          { type: 'setCart', params: value },
          { type: 'saveCount', params: value },
        ],
      },
      failed: { target: 'ready', actions: { type: 'setFailure', params: failure } },
    })),
  },
  on: {
    'cart.reload': { target: 'loading', reenter: true },
    'cart.retry': { target: 'loading', reenter: true },
  },
});

export const recalling = tripCart.createStateConfig({
  description:
    'Has anything stopped between the old cart and the new one: a failed call, a closed page?',
  tags: 'loading',
  meta: { reqs: ['RENT-CART-17'] },
  invoke: {
    id: 'readNote',
    src: 'readNote',
    input: ({ context }) => context.who,
    onDone: [
      {
        guard: { type: 'noteIsFound', params: ({ event }) => event.output },
        target: 'puttingBack',
        actions: { type: 'setNote', params: ({ event }) => event.output },
      },
      { target: 'ready' },
    ],
  },
});

export const leaving = tripCart.createStateConfig({
  description: 'The provider hands nothing over where the customer is now: the cart is cleared.',
  tags: 'busy',
  meta: { reqs: ['RENT-CART-31', 'ERR-22'] },
  invoke: {
    id: 'leaveCart',
    src: 'runTask',
    input: { kind: 'clear' },
    onDone: answered(({ value, failure }: Answered<TripCartFlow.Answer>) => ({
      accepted: {
        target: 'ready',
        actions: [
          { type: 'showNotice', params: { kind: 'tripCartElsewhere' } },
          { type: 'setCart', params: value },
          { type: 'saveCount', params: value },
          'forgetNote',
          'notifyOtherTabs',
        ],
      },
      failed: {
        target: 'ready',
        actions: [{ type: 'showFailure', params: failure }, 'leaveZonesOut'],
      },
    })),
  },
});
