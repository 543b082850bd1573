import { finalOutput } from '#application/kernel/final-output.ts';
import { firstForm, pickOf, searchedTripOf } from './rules.ts';
import { form } from '#application/rental/search-trip/states/form.ts';
import { searchTrip } from './setup.ts';
import type * as SearchTrip from './setup.ts';

/**
 * The form of a trip. The instance of the vehicle pages lives as long as the app and searches; as a
 * dialog, the same form adds a vehicle or changes the trip of the cart.
 */
export const searchTripMachine = searchTrip.createMachine({
  id: 'searchTrip',
  description: 'The customer says which trip it is, and vehicles are searched for it.',
  context: ({ input }) => ({
    purpose: input.purpose,
    timeZone: input.timeZone,
    form: firstForm(input),
    now: null,
    refusals: {},
    rejections: 0,
    failure: null,
    asked: null,
    searched: null,
    isTouched: false,
    wanted: null,
    cartTrip: null,
    recent: [],
  }),
  output: finalOutput<SearchTrip.Output>(),
  invoke: [
    { id: 'watchClock', src: 'watchClock', input: undefined },
    {
      id: 'watchMemory',
      src: 'watchMemory',
      input: ({ context: { purpose, timeZone } }) => ({ purpose: purpose.kind, timeZone }),
    },
    { id: 'watchTripCart', src: 'watchTripCart', input: undefined },
  ],
  initial: 'form',
  on: {
    'clock.tick': { actions: { type: 'setTime', params: ({ event }) => event.now } },
    'destinations.recall': { actions: { type: 'setRecent', params: ({ event }) => event.recent } },
    'trip.change': { actions: { type: 'setCartTrip', params: ({ event }) => event.details } },
    'vehicle.added': {
      actions: [
        'setAdded',
        { type: 'saveSearch', params: ({ context }) => searchedTripOf(context) },
      ],
    },
    'trip.edit': {
      actions: { type: 'askToChange', params: ({ event }) => event.details },
    },
    'vehicle.want': [
      {
        guard: 'tripIsKnown',
        actions: { type: 'addVehicle', params: ({ event }) => event.vehicle },
      },
      { actions: { type: 'askForTrip', params: ({ event }) => event.vehicle } },
    ],
  },
  states: {
    form,
    askingPickup: {
      description: 'The map is open: where does the trip begin?',
      meta: { reqs: ['RENT-SEARCH-03'] },
      invoke: {
        id: 'askPickup',
        src: 'askWhere',
        input: ({ context }) => pickOf(context, 'pickup'),
        onDone: {
          target: 'form',
          actions: {
            type: 'setPicked',
            params: ({ event }) => ({ end: 'pickup', picked: event.output }),
          },
        },
      },
    },
    askingDestination: {
      description: 'The map is open: where does the trip go?',
      meta: { reqs: ['RENT-SEARCH-04'] },
      invoke: {
        id: 'askDestination',
        src: 'askWhere',
        input: ({ context }) => pickOf(context, 'destination'),
        onDone: {
          target: 'form',
          actions: {
            type: 'setPicked',
            params: ({ event }) => ({ end: 'destination', picked: event.output }),
          },
        },
      },
    },
    taken: {
      type: 'final',
      description:
        'The dialog has ended: a vehicle is on its way into the cart, or its trip changes.',
      meta: { reqs: ['RENT-CART-41'] },
      output: 'taken',
    },
    closed: {
      type: 'final',
      description: 'The dialog was closed. Nothing has changed.',
      meta: { reqs: ['RENT-CART-41'] },
      output: 'closed',
    },
  },
});
