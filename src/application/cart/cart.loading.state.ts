import { cart } from './cart.setup.ts';

export const loading = cart.createStateConfig({
  description: 'The shop is asked what is in the cart.',
  tags: 'loading',
  meta: { reqs: ['API-22', 'CART-29', 'CART-31'] },
  invoke: {
    id: 'readCart',
    src: 'readCart',
    input: undefined,
    onDone: {
      target: 'ready',
      actions: { type: 'holdList', params: ({ event }) => event.output },
    },
  },
  on: {
    'cart.reload': { target: 'loading', reenter: true },
    'cart.retry': { target: 'loading', reenter: true },
    'scope.change': {
      guard: { type: 'scopeRereadsCart', params: ({ event }) => event },
      target: 'loading',
      reenter: true,
      actions: [{ type: 'setMayAdd', params: ({ event }) => event }, 'markStale'],
    },
  },
});
