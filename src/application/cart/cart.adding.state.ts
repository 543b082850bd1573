import { choiceIn, noticeOfAnswer } from './cart.context.ts';
import { cart } from './cart.setup.ts';

export const adding = cart.createStateConfig({
  description: 'The shop is asked to put something into the cart.',
  tags: 'busy',
  meta: { reqs: ['API-20', 'CART-30', 'CART-32', 'ERR-33'] },
  invoke: {
    id: 'addItem',
    src: 'addItem',
    input: ({ context }) => choiceIn(context),
    onDone: [
      {
        guard: { type: 'answerIsCart', params: ({ event }) => event.output },
        target: 'ready',
        actions: [
          { type: 'sayPut', params: 'added' },
          { type: 'holdAnswer', params: ({ event }) => event.output },
          { type: 'showNotice', params: { kind: 'itemAdded' } },
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
