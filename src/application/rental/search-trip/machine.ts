import { and } from 'xstate';
import { answered, type Answered } from '#application/kernel/answered.ts';
import { finalOutput } from '#application/kernel/final-output.ts';
import { fromEvent } from '#application/kernel/from-event.ts';
import {
  endOf,
  pointOf,
  searchedOf,
  searchedTripOf,
  tripOf,
  wantedOf,
  firstForm,
  pickOf,
} from './rules.ts';
import { searchTrip } from './setup.ts';
import type * as SearchTrip from './setup.ts';

type Given = { readonly context: SearchTrip.Context };
const search = ({ context }: Given) => searchedOf(context);
const searched = ({ context }: Given) => searchedTripOf(context);
const wanted = ({ context }: Given) => wantedOf(context);

/** Until the requested trip is known, no other may replace it. */
const waitsForTrip = searchTrip.createStateConfig({
  on: {
    'vehicle.want': {
      guard: 'tripIsAsked',
      actions: { type: 'setWanted', params: ({ event }) => event.vehicle },
    },
  },
}).on;

const checking = searchTrip.createStateConfig({
  description: 'Is everything about the places known, and is the trip complete that was asked for?',
  meta: { reqs: ['RENT-SEARCH-01', 'RENT-SEARCH-02', 'RENT-SEARCH-08'] },
  always: [
    { guard: 'zoneIsUnknown', target: 'findingZone' },
    { guard: 'wayIsUnknown', target: 'measuring' },
    {
      guard: and(['tripIsComplete', 'isForVehicle']),
      target: '#searchTrip.taken',
      actions: ['reportTrip', 'addVehicleOfDialog'],
    },
    {
      guard: and(['tripIsComplete', 'isForCart']),
      target: '#searchTrip.taken',
      actions: ['reportTrip', 'changeCart'],
    },
    {
      guard: and(['tripIsComplete', 'isRecalled']),
      target: 'filling',
      actions: { type: 'setSearched', params: ({ context }) => tripOf(context) },
    },
    {
      guard: 'tripIsComplete',
      target: 'filling',
      actions: [
        { type: 'setSearched', params: ({ context }) => tripOf(context) },
        { type: 'saveSearch', params: searched },
        { type: 'showVehicles', params: search },
      ],
    },
    { guard: 'tripIsAsked', target: 'filling', actions: 'markAll' },
    { target: 'filling', actions: 'markPlaces' },
  ],
});

const filling = searchTrip.createStateConfig({
  description: 'The customer says which trip it is: by the hour or by distance, from where, when.',
  meta: {
    reqs: [
      'RENT-SEARCH-03',
      'RENT-SEARCH-04',
      'RENT-SEARCH-05',
      'RENT-SEARCH-06',
      'RENT-SEARCH-07',
      'RENT-SEARCH-13',
      'X-01',
    ],
  },
  always: [
    {
      guard: and(['vehicleWaits', 'tripIsKnown']),
      actions: [{ type: 'addVehicle', params: wanted }, 'clearWanted'],
    },
    {
      guard: 'vehicleWaits',
      actions: [{ type: 'askForTrip', params: wanted }, 'clearWanted'],
    },
  ],
});

const findingZone = searchTrip.createStateConfig({
  description: 'The app looks who serves a place of the trip that was searched before.',
  tags: 'looking',
  meta: { reqs: ['RENT-SEARCH-03', 'RENT-SEARCH-04'] },
  on: waitsForTrip,
  invoke: {
    id: 'findZones',
    src: 'findZones',
    input: ({ context }) => ({ point: pointOf(context, endOf(context)) }),
    onDone: answered(({ value, failure }: Answered<SearchTrip.ZonesAnswer>) => ({
      accepted: { target: 'checking', actions: { type: 'setZone', params: value } },
      refused: { target: 'checking', actions: 'leaveZoneOut' },
      failed: { target: 'filling', actions: { type: 'setFailure', params: failure } },
    })),
  },
});

const measuring = searchTrip.createStateConfig({
  description: 'The app measures how far and how long it is from pickup to destination.',
  tags: ['looking', 'measuring'],
  meta: { reqs: ['RENT-SEARCH-08'] },
  on: waitsForTrip,
  invoke: {
    id: 'findWay',
    src: 'findWay',
    input: ({ context }) => ({
      from: pointOf(context, 'pickup'),
      to: pointOf(context, 'destination'),
    }),
    onDone: answered(({ value, failure }: Answered<SearchTrip.WayAnswer>) => ({
      accepted: { target: 'checking', actions: { type: 'setWay', params: value } },
      failed: { target: 'filling', actions: { type: 'setFailure', params: failure } },
    })),
  },
});

/** A change of a place leads back to its look-up; any other keeps the state. */
const form = searchTrip.createStateConfig({
  description: 'The form can be filled in. What is not known of its places is looked up meanwhile.',
  meta: { reqs: ['RENT-SEARCH-01', 'RENT-SEARCH-02'] },
  initial: 'checking',
  exit: 'clearWanted',
  on: {
    'type.choose': {
      target: '.checking',
      actions: { type: 'setType', params: ({ event }) => event.tripType },
    },
    'hours.type': { actions: { type: 'setHours', params: ({ event }) => event.text } },
    'returnDate.choose': { actions: { type: 'setReturnDate', params: ({ event }) => event.date } },
    'preset.choose': { actions: { type: 'setPreset', params: ({ event }) => event.preset } },
    'when.choose': { actions: { type: 'setWhen', params: ({ event }) => event.when } },
    'date.choose': { actions: { type: 'setDate', params: ({ event }) => event.date } },
    'time.choose': { actions: { type: 'setPickupTime', params: ({ event }) => event.time } },
    'pickup.ask': '#searchTrip.askingPickup',
    'destination.ask': '#searchTrip.askingDestination',
    'destination.choose': {
      target: '.checking',
      actions: { type: 'setRecentDestination', params: ({ event }) => event.place },
    },
    'destinations.forget': { actions: ['clearRecent', 'forgetDestinations'] },
    'lookup.retry': { target: '.checking', actions: 'clearFailure' },
    'form.submit': { target: '.checking', actions: 'ask' },
    'form.close': { guard: 'isOverPage', target: '#searchTrip.closed' },
    'search.recall': {
      guard: { type: 'searchIsOther', params: fromEvent },
      target: '.checking',
      actions: { type: 'setRecalled', params: fromEvent },
    },
    'scope.change': [
      {
        guard: { type: 'customerHasLeft', params: fromEvent },
        target: '.checking',
        actions: [
          { type: 'beginAnew', params: ({ event }) => event.scope.place },
          'clearRecent',
          'forgetSearch',
        ],
      },
      {
        guard: { type: 'placeIsOther', params: fromEvent },
        target: '.checking',
        actions: [{ type: 'setPlace', params: ({ event }) => event.scope.place }, 'forgetSearch'],
      },
    ],
    'trip.take': {
      target: '.checking',
      actions: [
        { type: 'setTaken', params: fromEvent },
        { type: 'saveSearch', params: searched },
        { type: 'updateAddress', params: search },
      ],
    },
  },
  states: { checking, filling, findingZone, measuring },
});

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
