import { changeIn, noticeOfAnswer } from './cart.context.ts';
import { cart } from './cart.setup.ts';

export const stepping = cart.createStateConfig({
  description: 'The shop is told the new quantity of a line. Further taps wait, and become one.',
  tags: 'busy',
  meta: { reqs: ['CART-14', 'CART-15', 'CART-26', 'CART-33', 'API-21'] },
  invoke: {
    id: 'updateLine',
    src: 'updateLine',
    input: ({ context }) => changeIn(context),
    onDone: [
      {
        guard: { type: 'answerIsCart', params: ({ event }) => event.output },
        target: 'ready',
        actions: [{ type: 'holdAnswer', params: ({ event }) => event.output }, 'tellOtherTabs'],
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
