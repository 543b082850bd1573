import { lineIn, noticeOfAnswer, noticeOfRemoval } from './cart.context.ts';
import { cart } from './cart.setup.ts';

export const removing = cart.createStateConfig({
  description: 'The shop is asked to take a line out of the cart.',
  tags: 'busy',
  meta: { reqs: ['CART-12', 'CART-16', 'CART-17', 'ERR-32', 'API-23'] },
  invoke: {
    id: 'removeLine',
    src: 'removeLine',
    input: ({ context }) => lineIn(context),
    onDone: [
      {
        guard: { type: 'answerIsCart', params: ({ event }) => event.output },
        target: 'ready',
        actions: [
          'rememberRemoved',
          { type: 'showNotice', params: ({ context }) => noticeOfRemoval(context) },
          { type: 'holdAnswer', params: ({ event }) => event.output },
          'tellOtherTabs',
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
