import { changeIn, noticeOfAnswer } from './cart.context.ts';
import { cart } from './cart.setup.ts';

export const changing = cart.createStateConfig({
  description: 'The shop is asked to take another choice for a line.',
  tags: 'busy',
  meta: { reqs: ['API-21', 'CART-33', 'ERR-34'] },
  invoke: {
    id: 'updateLine',
    src: 'updateLine',
    input: ({ context }) => changeIn(context),
    onDone: [
      {
        guard: { type: 'answerIsCart', params: ({ event }) => event.output },
        target: 'ready',
        actions: [
          { type: 'sayPut', params: 'updated' },
          { type: 'holdAnswer', params: ({ event }) => event.output },
          { type: 'showNotice', params: { kind: 'itemUpdated' } },
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
