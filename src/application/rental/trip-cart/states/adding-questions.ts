import type { TripLine } from '#domain/rental/trip-cart.ts';
import { incompatibleLines, noticeOfRefusal } from '../rules.ts';
import { tripCart } from '../setup.ts';
import type * as TripCartFlow from '../setup.ts';

/** Only reads were sent: the cart is unchanged. */
const cancel = { target: '#tripCart.ready', actions: 'dropWanted' } as const;
/** A yes counts only for the cart that was shown; for another one every question is repeated. */
const askAnew = { guard: 'dataIsStale', target: '#tripCart.ready', actions: 'returnTask' } as const;
type Given = { readonly context: TripCartFlow.Context };
/** Written before the first of several calls: the lines they remove, and their trip. */
const journalLines = (lines: (given: Given) => readonly TripLine[]) =>
  ({ type: 'journalLines', params: lines }) as const;
export const weighing = tripCart.createStateConfig({
  description: 'Can the vehicle join the cart, and what has the customer to be asked first?',
  meta: { reqs: ['RENT-CART-10', 'RENT-CART-11', 'RENT-CART-44', 'ERR-14'] },
  always: [
    askAnew,
    {
      guard: 'vehicleIsRefused',
      target: '#tripCart.ready',
      actions: [
        { type: 'showNotice', params: ({ context }) => noticeOfRefusal(context) },
        'dropWanted',
      ],
    },
    { guard: { type: 'conflictIs', params: 'provider' }, target: 'askingProvider' },
    { guard: { type: 'conflictIs', params: 'tripType' }, target: 'askingTripType' },
    { guard: { type: 'conflictIs', params: 'duration' }, target: 'askingDuration' },
    { guard: { type: 'conflictIs', params: 'details' }, target: 'askingDetails' },
    { guard: 'tripIsToChange', target: 'journaling', actions: journalLines(() => []) },
    { target: 'puttingIn' },
  ],
});

export const askingProvider = tripCart.createStateConfig({
  description: 'The cart holds vehicles of another provider: may they go for this one?',
  tags: 'askingProvider',
  meta: { reqs: ['RENT-CART-08', 'RENT-CART-21'] },
  on: {
    'prompt.confirm': [
      { guard: 'dataIsStale', target: 'weighing' },
      {
        target: 'journaling',
        actions: [
          { type: 'agree', params: 'provider' },
          journalLines(({ context }) => context.cart.lines),
        ],
      },
    ],
    'prompt.cancel': cancel,
  },
});

export const askingTripType = tripCart.createStateConfig({
  description: 'The cart is for the other type of trip: may the whole trip change?',
  tags: 'askingTripType',
  meta: { reqs: ['RENT-CART-05', 'RENT-CART-12'] },
  on: {
    'prompt.confirm': { target: 'weighing', actions: { type: 'agree', params: 'tripType' } },
    'prompt.cancel': cancel,
  },
});

export const askingDuration = tripCart.createStateConfig({
  description: 'The cart is for another number of hours: may the whole trip change?',
  tags: 'askingDuration',
  meta: { reqs: ['RENT-CART-06', 'RENT-CART-20'] },
  on: {
    'prompt.confirm': { target: 'weighing', actions: { type: 'agree', params: 'duration' } },
    'prompt.cancel': cancel,
  },
});

export const askingDetails = tripCart.createStateConfig({
  description: 'The cart is for another place or time: may the whole trip change?',
  tags: 'askingDetails',
  meta: { reqs: ['RENT-CART-41'] },
  on: {
    'prompt.confirm': { target: 'weighing', actions: { type: 'agree', params: 'details' } },
    'prompt.cancel': cancel,
  },
});

export const askingToRemove = tripCart.createStateConfig({
  description: 'These vehicles cannot come along on the new trip: may they go?',
  tags: 'askingToRemove',
  meta: {
    reqs: [
      'RENT-CART-07',
      'RENT-CART-15',
      'RENT-CART-16',
      'RENT-CART-40',
      'ERR-19',
      'ERR-20',
      'ERR-21',
    ],
  },
  on: {
    'prompt.confirm': [
      askAnew,
      { target: 'journaling', actions: journalLines(({ context }) => incompatibleLines(context)) },
    ],
    'prompt.cancel': cancel,
  },
});
