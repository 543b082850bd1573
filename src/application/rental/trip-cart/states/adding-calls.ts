import { answered, type Answered } from '#application/kernel/answered.ts';
import { required } from '#domain/kernel/required.ts';
import { EMPTY_TRIP_CART } from '#domain/rental/trip-cart.ts';
import { wantedOf } from '../rules.ts';
import { tripCart } from '../setup.ts';
import { tripChangeOf, tripWanted } from '../tasks.ts';
import type * as TripCartFlow from '../setup.ts';

/** Reads the server's cart and compares it with the journal from before the first call. */
const failed = ({ failure }: Pick<Answered<TripCartFlow.Answer>, 'failure'>) =>
  ({
    target: '#tripCart.recovering',
    actions: [{ type: 'showFailure', params: failure }, 'dropWanted'],
  }) as const;
/** The journal stays: it belongs to the customer who has to sign in again. */
const signedOut = {
  target: '#tripCart.requiringSignIn',
  actions: ['returnTask', 'releaseJournal'],
} as const;
type Given = { readonly context: TripCartFlow.Context };
type Done = { readonly event: { readonly output: TripCartFlow.Answer } };
/** The server names them only while the cart is still the old one, so the journal can go. */
const someCannotComeAlong = {
  guard: { type: 'someCannotComeAlong', params: ({ event }: Done) => event.output },
  target: 'askingToRemove',
  actions: [
    { type: 'setIncompatible', params: ({ event }: Done) => event.output },
    'forgetJournal',
  ],
} as const;
/** The trip has changed, and no vehicle was wanted besides. */
const tripIsDone = {
  guard: { type: 'tripIsDone', params: ({ event }: Done) => event.output },
  target: '#tripCart.ready',
  actions: [
    { type: 'showNotice', params: { kind: 'tripCartUpdated' } },
    { type: 'setCart', params: ({ event }: Done) => cartIn(event.output) },
    { type: 'saveCount', params: ({ event }: Done) => cartIn(event.output) },
    'dropWanted',
    'forgetJournal',
    'notifyOtherTabs',
  ],
} as const;
const cartIn = (answer: TripCartFlow.Answer) => required(answer.ok ? answer.value : null, 'answer');

export const journaling = tripCart.createStateConfig({
  description:
    'What the next calls are about to take away is noted in this browser, and its other tabs are locked out ' +
    'until the last of them is answered.',
  tags: 'busy',
  meta: { reqs: ['RENT-CART-17', 'RENT-CART-22'] },
  invoke: {
    id: 'writeJournal',
    src: 'writeJournal',
    input: ({ context: { who, removed } }) => ({ who, removed }),
    onDone: [
      {
        guard: { type: 'otherTabWasAtWork', params: ({ event }) => event.output },
        target: '#tripCart.recovering',
        actions: ['returnTask', 'forgetLines'],
      },
      { guard: 'providerIsAgreed', target: 'replacingProvider' },
      { guard: 'someAreIncompatible', target: 'removing' },
      { target: 'changingTrip' },
    ],
  },
});

export const replacingProvider = tripCart.createStateConfig({
  description: "The other provider's vehicles go, where the new one is fit to be added.",
  tags: 'busy',
  meta: { reqs: ['RENT-CART-22', 'RENT-CART-23'] },
  invoke: {
    id: 'clearFor',
    src: 'clearFor',
    input: ({ context }) => wantedOf(context),
    onDone: answered(({ value, failure }: Answered<TripCartFlow.Answer>) => ({
      accepted: { target: 'puttingIn', actions: { type: 'setCart', params: value } },
      signedOut,
      failed: failed({ failure }),
    })),
  },
});

export const changingTrip = tripCart.createStateConfig({
  description:
    'The trip of the whole cart becomes that of the vehicle, or the one that was asked for.',
  tags: 'busy',
  meta: { reqs: ['RENT-CART-13', 'RENT-CART-14', 'RENT-CART-15', 'RENT-CART-18'] },
  invoke: {
    id: 'changeTrip',
    src: 'changeTrip',
    input: ({ context }) => tripChangeOf(context, tripWanted(context)),
    onDone: [
      someCannotComeAlong,
      tripIsDone,
      ...answered(({ value, failure }: Answered<TripCartFlow.Answer>) => ({
        accepted: { target: 'puttingIn', actions: { type: 'setCart', params: value } },
        signedOut,
        failed: failed({ failure }),
      })),
    ],
  },
});

/** Without a vehicle the cart has no trip to change. */
const lastOnesAreGone = {
  ...tripIsDone,
  guard: { type: 'nothingIsLeft', params: ({ event }: Done) => event.output },
} as const;

export const removing = tripCart.createStateConfig({
  description: 'The vehicles that cannot come along go, all of them or none.',
  tags: 'busy',
  meta: { reqs: ['RENT-CART-17'] },
  invoke: {
    id: 'removeLines',
    src: 'removeLines',
    input: ({ context }) => context.incompatible,
    onDone: [
      lastOnesAreGone,
      {
        guard: { type: 'cartIsEmptied', params: ({ event }) => event.output },
        target: 'puttingIn',
        actions: { type: 'setCart', params: EMPTY_TRIP_CART },
      },
      ...answered(({ value, failure }: Answered<TripCartFlow.Answer>) => ({
        accepted: { target: 'changingTrip', actions: { type: 'setCart', params: value } },
        signedOut,
        failed: failed({ failure }),
      })),
    ],
  },
});

export const puttingIn = tripCart.createStateConfig({
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
            'dropWanted',
            'forgetJournal',
            'notifyOtherTabs',
          ],
        },
        signedOut,
        failed: failed({ failure }),
      })),
    ],
  },
});
