import { answered, type Answered } from '#application/kernel/answered.ts';
import { valueIn } from '#domain/kernel/result.ts';
import { EMPTY_TRIP_CART, type TripLine } from '#domain/rental/trip-cart.ts';
import { incompatibleLines, noticeOfRefusal, wantedOf } from '../rules.ts';
import { tripCart } from '../setup.ts';
import { tripChangeOf, tripWanted } from '../tasks.ts';
import type * as TripCartFlow from '../setup.ts';

type Given = { readonly context: TripCartFlow.Context };
type Done = { readonly event: { readonly output: TripCartFlow.Answer } };

/** Only reads were sent: the cart is unchanged. */
const cancel = { target: '#tripCart.ready', actions: 'dropWanted' } as const;
/** A yes counts only for the cart that was shown; for another one every question is repeated. */
const askAnew = { guard: 'dataIsStale', target: '#tripCart.ready', actions: 'returnTask' } as const;
/** Written before the first of several calls: the lines they remove, and their trip. */
const journalLines = (lines: (given: Given) => readonly TripLine[]) =>
  ({ type: 'journalLines', params: lines }) as const;
const weighing = tripCart.createStateConfig({
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

const askingProvider = tripCart.createStateConfig({
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
    'prompt.confirm': [
      askAnew,
      { target: 'journaling', actions: journalLines(({ context }) => incompatibleLines(context)) },
    ],
    'prompt.cancel': cancel,
  },
});

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
    { type: 'setCart', params: ({ event }: Done) => valueIn(event.output) },
    { type: 'saveCount', params: ({ event }: Done) => valueIn(event.output) },
    'dropWanted',
    'forgetJournal',
    'notifyOtherTabs',
  ],
} as const;

const journaling = tripCart.createStateConfig({
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
      signedOut,
      failed: failed({ failure }),
    })),
  },
});

const changingTrip = tripCart.createStateConfig({
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

const removing = tripCart.createStateConfig({
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

/**
 * From a wanted vehicle or trip to the cart that has it: every question, and every call after the
 * last yes.
 */
export const adding = tripCart.createStateConfig({
  description:
    'A vehicle is on its way into the cart, or another trip. What is asked for meanwhile waits.',
  meta: { reqs: ['RENT-CART-01'] },
  initial: 'weighing',
  states: {
    weighing,
    askingProvider,
    journaling,
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
