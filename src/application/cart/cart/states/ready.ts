import { noticeOfNext } from '../rules.ts';
import { cart } from '../setup.ts';

/** Starts a waiting task at once, so that the cart rests here only when idle. */
export const ready = cart.createStateConfig({
  description: 'The cart can be changed. What the customer asks for next is begun at once.',
  meta: { reqs: ['CART-03', 'CART-04', 'CART-05', 'CART-08'] },
  always: [
    { guard: 'cartIsStale', target: 'loading' },
    { guard: 'nextNeedsVisitor', target: 'requiringSignIn' },
    {
      guard: 'nextIsRefused',
      actions: [{ type: 'showNotice', params: ({ context }) => noticeOfNext(context) }, 'dropNext'],
    },
    { guard: 'nextMeetsOtherStore', target: 'askingToReplace' },
    { guard: 'nextClearsCart', target: 'askingToClear' },
    { guard: 'taskIsWaiting', target: 'working', actions: 'takeNext' },
  ],
});
