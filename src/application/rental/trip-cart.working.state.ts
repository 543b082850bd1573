import { answered, type Answered } from '#application/kernel/answered.ts';
import type { Notice } from '#application/kernel/notice.ts';
import { callFor, noticeOfTask, required, staying } from './trip-cart.context.ts';
import { tripCart } from './trip-cart.setup.ts';
import type * as TripCartFlow from './trip-cart.types.ts';

/** What is waiting is begun at once, so that the cart rests here only with nothing to do. */
export const ready = tripCart.createStateConfig({
  description: 'The trip cart can be changed. What the customer asks for next is begun at once.',
  meta: { reqs: ['RENT-CART-02', 'RENT-CART-03'] },
  always: [
    { guard: 'cartIsStale', target: 'loading' },
    { guard: 'cartIsElsewhere', target: 'leaving' },
    { guard: 'cartIsToBeMended', target: 'loading' },
    { guard: 'vehicleIsNext', target: 'adding', actions: 'takeVehicle' },
    { guard: 'clearingIsNext', target: 'askingToClear' },
    { guard: 'taskIsWaiting', target: 'working', actions: 'takeNext' },
  ],
});

export const askingToClear = tripCart.createStateConfig({
  description: 'The customer is asked whether the whole trip cart may be cleared.',
  tags: 'askingToClear',
  meta: { reqs: ['RENT-CART-09'] },
  on: {
    'prompt.confirm': { target: 'working', actions: 'takeNext' },
    'prompt.cancel': { target: 'ready', actions: 'dropNext' },
  },
});

export const working = tripCart.createStateConfig({
  description:
    'The server is asked for one change: a quantity, fewer vehicles, another trip, or an empty cart. ' +
    'What is asked for meanwhile waits.',
  tags: 'busy',
  meta: {
    reqs: ['RENT-CART-24', 'RENT-CART-25', 'RENT-CART-26', 'RENT-CART-35', 'RENT-CART-41'],
  },
  invoke: {
    id: 'runTask',
    src: 'runTask',
    input: ({ context }) => callFor(context),
    onDone: [
      {
        guard: { type: 'someHoldTheTrip', params: ({ event }) => event.output },
        target: 'ready',
        actions: [
          {
            type: 'showNotice',
            params: ({ context }): Notice => ({
              kind: 'vehiclesHold',
              names: staying(context)
                .map(({ vehicle }) => vehicle.name)
                .join(', '),
            }),
          },
          'dropTask',
        ],
      },
      {
        guard: { type: 'quantityIsTaken', params: ({ event }) => event.output },
        target: 'ready',
        actions: [
          'finishTask',
          { type: 'setCart', params: ({ event: { output } }) => cartIn(output) },
          'notifyOtherTabs',
        ],
      },
      ...answered(({ value, failure }: Answered<TripCartFlow.Answer>) => ({
        accepted: {
          target: 'ready',
          actions: [
            {
              type: 'showNotice',
              params: ({ context }: { readonly context: TripCartFlow.Context }) =>
                required(noticeOfTask(context), 'notice of this task'),
            },
            'finishTask',
            { type: 'setCart', params: value },
            { type: 'saveCount', params: value },
            'notifyOtherTabs',
          ],
        },
        failed: {
          target: 'ready',
          actions: [{ type: 'showFailure', params: failure }, 'dropTask'],
        },
      })),
    ],
  },
});

const cartIn = (answer: TripCartFlow.Answer) => required(answer.ok ? answer.value : null, 'answer');
