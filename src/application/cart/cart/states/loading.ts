import { answered, type Answered } from '#application/kernel/answered.ts';
import { fromEvent } from '#application/kernel/from-event.ts';
import { failureIn } from '../rules.ts';
import { cart } from '../setup.ts';
import type * as CartFlow from '../setup.ts';

export const loading = cart.createStateConfig({
  description: 'The server is asked what is in the cart.',
  tags: 'loading',
  meta: { reqs: ['API-22', 'CART-29', 'CART-31'] },
  invoke: {
    id: 'readCart',
    src: 'readCart',
    input: undefined,
    onDone: [
      {
        guard: { type: 'nextCannotBeAsked', params: ({ event }) => event.output },
        target: 'ready',
        actions: [
          { type: 'setFailure', params: ({ event: { output } }) => failureIn(output) },
          { type: 'showFailure', params: ({ event: { output } }) => failureIn(output) },
          'dropNext',
        ],
      },
      ...answered(({ value, failure }: Answered<CartFlow.Answer>) => ({
        accepted: { target: 'ready', actions: { type: 'setLines', params: value } },
        failed: { target: 'ready', actions: { type: 'setFailure', params: failure } },
      })),
    ],
  },
  on: {
    'cart.reload': { target: 'loading', reenter: true },
    'cart.retry': { target: 'loading', reenter: true },
    'scope.change': {
      guard: { type: 'scopeRereadsCart', params: fromEvent },
      target: 'loading',
      reenter: true,
      actions: { type: 'setScope', params: fromEvent },
    },
  },
});
