import { choiceIn, noticeOfAnswer } from './cart.context.ts';
import { cart } from './cart.setup.ts';

export const restoring = cart.createStateConfig({
  description: 'What was taken out is put back; the shop looks at it as at anything new.',
  tags: 'busy',
  meta: { reqs: ['CART-17', 'CART-19'] },
  invoke: {
    id: 'addItem',
    src: 'addItem',
    input: ({ context }) => choiceIn(context),
    onDone: [
      {
        guard: { type: 'answerIsCart', params: ({ event }) => event.output },
        target: 'ready',
        actions: [
          { type: 'holdAnswer', params: ({ event }) => event.output },
          { type: 'showNotice', params: { kind: 'cartRestored' } },
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
