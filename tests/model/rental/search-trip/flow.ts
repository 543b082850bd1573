import type { SnapshotFrom } from 'xstate';
import type { Scope } from '#application/account/scope.ts';
import type * as Rules from '#application/rental/search-trip/rules.ts';
import { searchTripMachine } from '#application/rental/search-trip/machine.ts';
import { id } from '#domain/kernel/id.ts';
import type { PickedPoint, Place } from '#domain/location/place.ts';
import { EMPTY_FORM, type FormPlace } from '#domain/rental/search-form.ts';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { anHourlyTrip, aVehicle, MUSEUM } from '#tests/support/builders/rental.ts';
import { decisionOf } from '@sundry/statecharts/mutation';
import { defineFlow } from '@sundry/statecharts';
import { mayHappen } from './steps.ts';
import {
  A_MINUTE_LATER,
  bus,
  byDistance,
  ELSEWHERE,
  FORMS,
  HOME,
  NEW_YORK,
  NOON,
  NOWHERE,
  SEARCHES,
  van,
} from './trips.ts';
import { wire } from './wire.ts';

const picked = (address: string, zone: number, point = MUSEUM.point): PickedPoint => ({
  point,
  address,
  zone: id(zone),
});
const before: Scope = {
  principal: { kind: 'guest', key: 'guest:43', byChoice: false, sessionEnded: false },
  place: HOME,
  module: null,
};
const customer: Scope = { ...before, principal: { kind: 'customer', key: 'customer:1' } };
const to = (place: Place | null) => ({ before, scope: { ...before, place } });
const taken = anHourlyTrip({ pickupAt: null });

const placed = (place: FormPlace | null) =>
  place && `${place.place.name} in ${place.zone === undefined ? 'an unknown zone' : place.zone}`;
const tripText = (details: TripDetails | null) =>
  details && [
    details.type,
    details.pickup.name,
    details.destination?.name ?? null,
    details.hours,
    details.metres,
    details.pickupAt,
  ];

type Searching = SnapshotFrom<typeof searchTripMachine>['context'];
const PRICES = { hourly: 'hourlyPrice', distance_wise: 'distancePrice' } as const;
const decided = decisionOf<typeof Rules>();

export const flow = defineFlow({
  name: 'rental/search-trip',
  machine: searchTripMachine,
  inputs: {
    'a customer at home': {
      purpose: { kind: 'search' },
      timeZone: NEW_YORK,
      place: HOME,
    },
    'a customer nowhere': {
      purpose: { kind: 'search' },
      timeZone: NEW_YORK,
      place: null,
    },
    'a vehicle to add': {
      purpose: { kind: 'add', vehicle: bus },
      timeZone: NEW_YORK,
      form: FORMS['for the bus'],
    },
    'a van to add': {
      purpose: { kind: 'add', vehicle: van },
      timeZone: NEW_YORK,
      form: FORMS['at home'],
    },
    'the trip of the cart': {
      purpose: { kind: 'change' },
      timeZone: NEW_YORK,
      details: byDistance,
    },
  },
  events: {
    'type.choose': {
      hourly: { tripType: 'hourly' },
      'by distance': { tripType: 'distance_wise' },
    },
    'pickup.ask': { '': {} },
    'destination.ask': { '': {} },
    'destination.choose': { 'the museum': { place: MUSEUM } },
    'destinations.forget': { '': {} },
    'hours.type': {
      '5': { text: '5' },
      '0': { text: '0' },
      '721': { text: '721' },
      '1.5': { text: '1.5' },
      abc: { text: 'abc' },
    },
    'returnDate.choose': { 'two days later': { date: '2026-11-23' } },
    'preset.choose': { week: { preset: 'week' }, weekend: { preset: 'weekend' } },
    'when.choose': { now: { when: 'now' }, later: { when: 'later' } },
    'date.choose': {
      'the day after tomorrow': { date: '2026-11-23' },
      'the day the clocks go forward': { date: '2027-03-14' },
    },
    'time.choose': {
      '12:15 AM': { time: '12:15 AM' },
      '02:15 PM': { time: '02:15 PM' },
      '02:15 AM': { time: '02:15 AM' },
      '03:15 PM': { time: '03:15 PM' },
    },
    'lookup.retry': { '': {} },
    'form.submit': { '': {} },
    'form.close': { '': {} },
    'trip.edit': { '': { details: anHourlyTrip() } },
    'vehicle.want': { 'a van': { vehicle: van }, 'a bus': { vehicle: bus } },
    'clock.tick': { noon: { now: NOON }, 'a minute later': { now: A_MINUTE_LATER } },
    'destinations.recall': { 'the museum': { recent: [MUSEUM] } },
    'search.recall': {
      'from the museum': { search: SEARCHES['from the museum'], isTouched: false },
      'from the museum, long ago': {
        search: SEARCHES['from the museum, long ago'],
        isTouched: true,
      },
      'from the museum, now': { search: SEARCHES['from the museum, now'], isTouched: true },
    },
    'scope.change': {
      elsewhere: to(ELSEWHERE),
      'at sea': to(NOWHERE),
      nowhere: to(null),
      'another module': to(HOME),
      'signed out': { before: customer, scope: before },
    },
    'trip.change': { '3 hours': { details: anHourlyTrip() }, none: { details: null } },
    'vehicle.added': { '': {} },
    'trip.take': {
      'by distance': { form: FORMS['by distance'], details: byDistance, isTouched: true },
      'now, from home': {
        form: { ...FORMS['at home'], when: 'now', hours: '3' },
        details: taken,
        isTouched: false,
      },
    },
  },
  wire,
  outcomes: {
    ...(await outcomesOf(searchTripMachine, wire)),
    askPickup: {
      'the museum': picked('Museum', 1),
      'in another zone': picked('Elsewhere', 2, ELSEWHERE.point),
      closed: null,
    },
    askDestination: {
      'the museum': picked('Museum', 1),
      'in another zone': picked('Elsewhere', 2, ELSEWHERE.point),
      closed: null,
    },
  },
  calls: { askPickup: 'askWhere', askDestination: 'askWhere' },
  equivalents: {
    'lead form · destination.choose to form.findingZone':
      'who serves a destination of an earlier trip is not known, so it is looked up either way',
    'lead form · search.recall to form.findingZone':
      'who serves the places of an earlier search is not known, so it is looked up either way',
  },
  neverFails: ['watchClock', 'watchMemory', 'watchTripCart'],
  bound: 12_000,
  within: mayHappen,
  rules: [
    decided(
      'a vehicle that is not rented out as was searched is asked about for the other type',
      ({ formFor }) =>
        (['hourly', 'distance_wise'] as const).map((type) => {
          const context = { form: { ...EMPTY_FORM, type } } as Searching;
          const { request } = formFor(context, aVehicle({ [PRICES[type]]: null }));
          return request && 'form' in request && request.form.type;
        }),
      ['distance_wise', 'hourly'],
    ),
  ],
  project: ({ context, output }) => ({
    purpose: context.purpose.kind,
    form: {
      type: context.form.type,
      pickup: placed(context.form.pickup),
      destination: placed(context.form.destination),
      hours: context.form.hours,
      when: context.form.when,
      date: context.form.date,
      time: context.form.time,
      isSuggested: context.form.isSuggested,
      metres: context.form.route?.metres ?? null,
    },
    now: context.now,
    refusals: context.refusals,
    failure: context.failure?.kind ?? null,
    asked: context.asked,
    searched: tripText(context.searched),
    isTouched: context.isTouched,
    wanted: context.wanted?.name ?? null,
    cartTrip: tripText(context.cartTrip),
    recent: context.recent.map(({ name }) => name),
    output: output ?? null,
  }),
  invariants: {
    'what was searched is complete': ({ context: { searched } }) =>
      searched === null || searched.type === 'hourly' || searched.metres > 0,
    'a dialog ends with a trip or with nothing': (it) =>
      it.status !== 'done' || it.context.purpose.kind !== 'search',
  },
});
