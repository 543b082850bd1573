import { noticeOfNext } from './cart.context.ts';
import { cart } from './cart.setup.ts';

/** What is waiting is begun at once, so that the cart rests here only with nothing to do. */
export const ready = cart.createStateConfig({
  description: 'The cart lies open. What the customer asks for next is begun at once.',
  meta: { reqs: ['CART-03', 'CART-04', 'CART-05', 'CART-08'] },
  always: [
    { guard: 'cartIsStale', target: 'loading' },
    { guard: 'nextNeedsShopper', target: 'asking', actions: 'takeNext' },
    {
      guard: 'nextIsRefused',
      actions: [{ type: 'showNotice', params: ({ context }) => noticeOfNext(context) }, 'dropNext'],
    },
    { guard: 'nextMeetsOtherStore', target: 'confirmingReplacement', actions: 'takeNext' },
    { guard: { type: 'nextIs', params: { kind: 'add' } }, target: 'adding', actions: 'takeNext' },
    {
      guard: { type: 'nextIs', params: { kind: 'change' } },
      target: 'changing',
      actions: 'takeNext',
    },
    {
      guard: { type: 'nextIs', params: { kind: 'step' } },
      target: 'stepping',
      actions: 'takeNext',
    },
    {
      guard: { type: 'nextIs', params: { kind: 'remove' } },
      target: 'removing',
      actions: 'takeNext',
    },
    {
      guard: { type: 'nextIs', params: { kind: 'clear' } },
      target: 'confirmingClear',
      actions: 'takeNext',
    },
    {
      guard: { type: 'nextIs', params: { kind: 'restore' } },
      target: 'restoring',
      actions: 'takeNext',
    },
  ],
});
