import { answered, type Answered } from '#application/kernel/answered.ts';
import { EMPTY_TRIP_CART, type TripLine } from '#domain/rental/trip-cart.ts';
import {
  losingLines,
  noticeOfRefusal,
  required,
  tripChangeOf,
  wantedOf,
} from './trip-cart.context.ts';
import { tripCart } from './trip-cart.setup.ts';
import type * as TripCartFlow from './trip-cart.types.ts';

/** Nothing was sent but reads: the cart is as it was. */
const cancel = { target: '#tripCart.ready', actions: 'dropVehicle' } as const;
/** What the server holds now is read, and compared with what was noted before the first call. */
const failed = ({ failure }: Pick<Answered<TripCartFlow.Answer>, 'failure'>) =>
  ({
    target: '#tripCart.loading',
    actions: [{ type: 'showFailure', params: failure }, 'dropVehicle'],
  }) as const;
type Given = { readonly context: TripCartFlow.Context };
/** Before the first call of several: what they are about to take away, and from which trip. */
const noting = (lines: (given: Given) => readonly TripLine[]) =>
  [
    { type: 'noteLines', params: lines },
    { type: 'writeNote', params: ({ context }: Given) => context },
  ] as const;
type Done = { readonly event: { readonly output: TripCartFlow.Answer } };
/** They are named only while the cart is still the old one. */
const someCannotComeAlong = {
  guard: { type: 'someCannotComeAlong', params: ({ event }: Done) => event.output },
  target: 'askingToRemove',
  actions: { type: 'setLosing', params: ({ event }: Done) => event.output },
} as const;

const weighing = tripCart.createStateConfig({
  description: 'Can the vehicle join the cart, and what has the customer to be asked first?',
  meta: { reqs: ['RENT-CART-10', 'RENT-CART-11', 'RENT-CART-44', 'ERR-14'] },
  always: [
    {
      guard: 'vehicleIsRefused',
      target: '#tripCart.ready',
      actions: [
        { type: 'showNotice', params: ({ context }) => noticeOfRefusal(context) },
        'dropVehicle',
      ],
    },
    { guard: { type: 'conflictIs', params: 'provider' }, target: 'askingProvider' },
    { guard: { type: 'conflictIs', params: 'tripType' }, target: 'askingTripType' },
    { guard: { type: 'conflictIs', params: 'duration' }, target: 'askingDuration' },
    { guard: { type: 'conflictIs', params: 'details' }, target: 'askingDetails' },
    {
      guard: 'tripIsToChange',
      target: 'changingTrip',
      actions: noting(() => []),
    },
    { target: 'puttingIn' },
  ],
});

const askingProvider = tripCart.createStateConfig({
  description: 'The cart holds vehicles of another provider: may they go for this one?',
  tags: 'askingProvider',
  meta: { reqs: ['RENT-CART-08', 'RENT-CART-21'] },
  on: {
    'prompt.confirm': {
      target: 'replacingProvider',
      actions: noting(({ context }) => context.cart.lines),
    },
    'prompt.cancel': cancel,
  },
});

const askingTripType = tripCart.createStateConfig({
  description: 'The cart is for the other type of trip: may the whole trip change?',
  tags: 'askingTripType',
  meta: { reqs: ['RENT-CART-05', 'RENT-CART-12'] },
  on: {
    'prompt.confirm': { target: 'weighing', actions: { type: 'agree', params: 'tripType' } },
    'prompt.cancel': cancel,
  },
});

const askingDuration = tripCart.createStateConfig({
  description: 'The cart is for another number of hours: may the whole trip change?',
  tags: 'askingDuration',
  meta: { reqs: ['RENT-CART-06', 'RENT-CART-20'] },
  on: {
    'prompt.confirm': { target: 'weighing', actions: { type: 'agree', params: 'duration' } },
    'prompt.cancel': cancel,
  },
});

const askingDetails = tripCart.createStateConfig({
  description: 'The cart is for another place or time: may the whole trip change?',
  tags: 'askingDetails',
  meta: { reqs: ['RENT-CART-41'] },
  on: {
    'prompt.confirm': { target: 'weighing', actions: { type: 'agree', params: 'details' } },
    'prompt.cancel': cancel,
  },
});

const replacingProvider = tripCart.createStateConfig({
  description: "The other provider's vehicles go, where the new one is fit to be added.",
  tags: 'busy',
  meta: { reqs: ['RENT-CART-22', 'RENT-CART-23'] },
  invoke: {
    id: 'clearFor',
    src: 'clearFor',
    input: ({ context }) => wantedOf(context),
    onDone: answered(({ value, failure }: Answered<TripCartFlow.Answer>) => ({
      accepted: { target: 'puttingIn', actions: { type: 'setCart', params: value } },
      failed: failed({ failure }),
    })),
  },
});

const changingTrip = tripCart.createStateConfig({
  description: 'The trip of the whole cart becomes that of the vehicle.',
  tags: 'busy',
  meta: { reqs: ['RENT-CART-13', 'RENT-CART-14', 'RENT-CART-15', 'RENT-CART-18'] },
  invoke: {
    id: 'changeTrip',
    src: 'changeTrip',
    input: ({ context }) => tripChangeOf(context, required(context.candidate, 'candidate').details),
    onDone: [
      someCannotComeAlong,
      ...answered(({ value, failure }: Answered<TripCartFlow.Answer>) => ({
        accepted: { target: 'puttingIn', actions: { type: 'setCart', params: value } },
        failed: failed({ failure }),
      })),
    ],
  },
});

const askingToRemove = tripCart.createStateConfig({
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
    'prompt.confirm': {
      target: 'removing',
      actions: noting(({ context }) => losingLines(context)),
    },
    'prompt.cancel': { target: '#tripCart.ready', actions: ['dropVehicle', 'forgetNote'] },
  },
});

const removing = tripCart.createStateConfig({
  description: 'The vehicles that cannot come along go, all of them or none.',
  tags: 'busy',
  meta: { reqs: ['RENT-CART-17'] },
  invoke: {
    id: 'removeLines',
    src: 'removeLines',
    input: ({ context }) => context.losing,
    onDone: [
      {
        guard: { type: 'cartIsEmptied', params: ({ event }) => event.output },
        target: 'puttingIn',
        actions: { type: 'setCart', params: EMPTY_TRIP_CART },
      },
      ...answered(({ value, failure }: Answered<TripCartFlow.Answer>) => ({
        accepted: { target: 'changingTrip', actions: { type: 'setCart', params: value } },
        failed: failed({ failure }),
      })),
    ],
  },
});

const puttingIn = tripCart.createStateConfig({
  description: 'The vehicle is put into the cart.',
  tags: 'busy',
  meta: {
    reqs: [
      'RENT-CART-01',
      'RENT-CART-19',
      'RENT-CART-27',
      'RENT-CART-28',
      'RENT-CART-29',
      'RENT-CART-30',
      'RENT-CART-40',
    ],
  },
  invoke: {
    id: 'addVehicle',
    src: 'addVehicle',
    input: ({ context }) => wantedOf(context),
    onDone: [
      someCannotComeAlong,
      ...answered(({ value, failure }: Answered<TripCartFlow.Answer>) => ({
        accepted: {
          target: '#tripCart.ready',
          actions: [
            'emitVehicleAdded',
            { type: 'showNotice', params: { kind: 'vehicleAdded' } },
            {
              type: 'rememberDestination',
              params: ({ context }: Given) => wantedOf(context).details.destination,
            },
            { type: 'setCart', params: value },
            { type: 'saveCount', params: value },
            'dropVehicle',
            'forgetNote',
            'notifyOtherTabs',
          ],
        },
        failed: failed({ failure }),
      })),
    ],
  },
});

/** From a vehicle that is wanted to a cart that holds it: every question, and every call after the last yes. */
export const adding = tripCart.createStateConfig({
  description: 'A vehicle is on its way into the cart. What is asked for meanwhile waits.',
  meta: { reqs: ['RENT-CART-01'] },
  initial: 'weighing',
  states: {
    weighing,
    askingProvider,
    replacingProvider,
    askingTripType,
    askingDuration,
    askingDetails,
    changingTrip,
    askingToRemove,
    removing,
    puttingIn,
  },
});
