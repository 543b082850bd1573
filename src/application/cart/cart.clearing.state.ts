import { noticeOfAnswer } from './cart.context.ts';
import { cart } from './cart.setup.ts';

export const confirmingClear = cart.createStateConfig({
  description: 'The customer is asked whether the whole cart may go.',
  tags: 'askingToClear',
  meta: { reqs: ['CART-10', 'CART-18'] },
  on: {
    'prompt.confirm': 'clearing',
    'prompt.cancel': { target: 'ready', actions: 'dropTask' },
  },
});

export const clearing = cart.createStateConfig({
  description: 'The shop is asked to empty the cart.',
  tags: 'busy',
  meta: { reqs: ['CART-19', 'NAV-04', 'ERR-40', 'API-24'] },
  invoke: {
    id: 'clearCart',
    src: 'clearCart',
    input: undefined,
    onDone: [
      {
        guard: { type: 'answerIsCart', params: ({ event }) => event.output },
        target: 'ready',
        actions: [
          'rememberRemoved',
          { type: 'holdAnswer', params: ({ event }) => event.output },
          { type: 'showNotice', params: { kind: 'cartCleared' } },
          'tellOtherTabs',
          'goHome',
        ],
      },
      {
        guard: { type: 'shopperIsUnknown', params: ({ event }) => event.output },
        target: 'asking',
      },
      {
        target: 'ready',
        actions: [
          { type: 'showNotice', params: ({ event }) => noticeOfAnswer(event.output) },
          'giveUpTask',
          'markStale',
        ],
      },
    ],
  },
});
