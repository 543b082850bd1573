import { choiceIn, noticeOfAnswer } from './cart.context.ts';
import { cart } from './cart.setup.ts';

export const confirmingReplacement = cart.createStateConfig({
  description: "The cart holds another store's goods: the customer is asked whether they may go.",
  tags: 'askingToReplace',
  meta: { reqs: ['CART-20', 'CART-21', 'ERR-23'] },
  on: {
    'prompt.confirm': 'replacing',
    'prompt.cancel': { target: 'ready', actions: 'dropTask' },
  },
});

/**
 * When the new item is refused after all, the old ones come back: nothing is lost. Not so when the
 * customer must first say who they are: they may be somebody else.
 */
export const replacing = cart.createStateConfig({
  description: "One store's goods make room for an item of another.",
  tags: 'busy',
  meta: { reqs: ['CART-21', 'ERR-41', 'API-24', 'API-20'] },
  initial: 'emptying',
  states: {
    emptying: {
      description: 'The shop is asked to empty the cart.',
      meta: { reqs: ['CART-21', 'API-24'] },
      invoke: {
        id: 'clearCart',
        src: 'clearCart',
        input: undefined,
        onDone: [
          {
            guard: { type: 'answerIsCart', params: ({ event }) => event.output },
            target: 'filling',
            actions: ['rememberRemoved', 'holdClearedCart'],
          },
          {
            guard: { type: 'shopperIsUnknown', params: ({ event }) => event.output },
            target: '#cart.asking',
          },
          {
            target: '#cart.ready',
            actions: [
              { type: 'showNotice', params: ({ event }) => noticeOfAnswer(event.output) },
              'giveUpTask',
              'markStale',
            ],
          },
        ],
      },
    },
    filling: {
      description: 'The shop is asked to put the new item into the emptied cart.',
      meta: { reqs: ['CART-21', 'ERR-41', 'API-20'] },
      invoke: {
        id: 'addItem',
        src: 'addItem',
        input: ({ context }) => choiceIn(context),
        onDone: [
          {
            guard: { type: 'answerIsCart', params: ({ event }) => event.output },
            target: '#cart.ready',
            actions: [
              { type: 'sayPut', params: 'added' },
              'forgetLastRemoved',
              { type: 'holdAnswer', params: ({ event }) => event.output },
              { type: 'showNotice', params: { kind: 'selectedItemAdded' } },
              'tellOtherTabs',
            ],
          },
          {
            guard: { type: 'shopperIsUnknown', params: ({ event }) => event.output },
            target: '#cart.asking',
            actions: 'forgetLastRemoved',
          },
          {
            target: '#cart.ready',
            actions: [
              { type: 'showNotice', params: ({ event }) => noticeOfAnswer(event.output) },
              'giveUpTask',
              { type: 'queueRestoring', params: null },
              'markStale',
            ],
          },
        ],
      },
    },
  },
});
