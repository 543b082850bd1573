import { findZone, measureDistance } from '#contract/location.ts';
import type { Scope } from '#application/account/scope.ts';
import { searchTripMachine } from '#application/rental/search-trip.machine.ts';
import type { SnapshotFrom } from 'xstate';
import { id } from '#domain/kernel/id.ts';
import type { PickedPoint, Place } from '#domain/location/place.ts';
import type { TripDetails } from '#domain/rental/trip-details.ts';
import type { FormPlace, TripForm } from '#domain/rental/search-form.ts';
import { outcomesOf } from '#tests/model/support/outcomes.ts';
import { answered, calling, failures } from '#tests/model/support/wire.ts';
import { anHourlyTrip, CITY_HALL, MUSEUM } from '#tests/support/builders/rental.ts';
import { defineFlow, type Step } from '#tools/model/flow.ts';
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

type Planned = SnapshotFrom<typeof searchTripMachine>;
type Context = Planned['context'];
type UserStep = Extract<Step, { kind: 'user' }>;

const zones = (list: string) => answered({ zone_id: list, zone_data: [] });
const distance = (metres: number) =>
  answered({
    rows: [
      {
        elements: [
          {
            status: 'OK',
            distance: { value: metres, text: '' },
            duration: { value: metres / 10, text: '' },
          },
        ],
      },
    ],
  });
const wire = {
  findZones: calling(
    findZone,
    { 'zone 1': zones('[1]'), 'zone 2': zones('[2]'), none: zones('[]'), ...failures },
    { asks: { point: MUSEUM.point } },
  ),
  findWay: calling(
    measureDistance,
    { '8 km': distance(8_000), 'no way at all': distance(0), ...failures },
    { asks: { from: CITY_HALL.point, to: MUSEUM.point } },
  ),
};

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
const to = (place: Place | null) => ({ before, scope: { ...before, place } });
const taken = anHourlyTrip({ pickupAt: null });

/** What stands in the form, as a walk is planned by it. */
const textOf = ({ type, hours, when, date, time, isSuggested }: TripForm): string =>
  [type, hours, when, isSuggested ? 'suggested' : `${date} ${time}`].join(' ');
const PLAIN = 'hourly 1 later suggested';
const isPlain = ({ form, refusals }: Context): boolean =>
  textOf(form) === PLAIN && isAtHome(form) && Object.keys(refusals).length === 0;
const isAtHome = ({ pickup, destination }: TripForm): boolean =>
  pickup?.place.name === CITY_HALL.name && destination === null;
const isFresh = ({ searched, cartTrip, recent, now, asked, failure }: Context): boolean =>
  !searched && !cartTrip && recent.length === 0 && now === NOON && !asked && !failure;
/** Nothing but the places and the type is as it was not from the beginning. */
const isAboutPlaces = ({ form }: Context): boolean =>
  form.hours === '1' && form.when === 'later' && form.isSuggested;

/** A person changes one of the three parts of a time: its hour, or its half of the day. */
const BEFORE: Readonly<Record<string, readonly string[]>> = {
  '12:15 AM': ['12:15 PM'],
  '02:15 PM': ['12:15 PM'],
  '02:15 AM': ['02:15 PM'],
  '03:15 PM': ['12:15 PM', '02:15 PM'],
};
const isNextTime = (from: string, to: string): boolean => (BEFORE[to] ?? []).includes(from);

/** Where walks go: from the form as it is at first, one thing after the other. */
function mayDo(snapshot: Planned, step: UserStep): boolean {
  const { context } = snapshot;
  const { form, searched, purpose, now, failure, refusals } = context;
  const isFilling = snapshot.matches({ form: 'filling' });
  const isSearch = purpose.kind === 'search';
  const fresh = isFresh(context);
  const isQuiet = fresh && isPlain(context);
  switch (step.event) {
    case 'clock.tick':
      return step.case === 'noon' ? now === null : now === NOON && isSearch && mayTick(snapshot);
    case 'form.close':
      return fresh && isFilling && isAtHome(form);
    case 'form.submit':
      return now !== null && context.asked === null && (searched === null || form.hours === '5');
    case 'lookup.retry':
      return failure !== null;
    case 'vehicle.added':
      return searched !== null && isFilling && now === NOON && isSearch;
    case 'trip.edit':
      return isQuiet && isFilling && isSearch;
    case 'vehicle.want':
      return isSearch && isFilling && now === NOON && (isQuiet || mayWant(context));
    case 'destinations.recall':
      return isQuiet && isSearch;
    case 'destinations.forget':
      return context.recent.length > 0 && isFilling && isByDistance(context);
    case 'trip.change':
      return isFilling && isPlain(context) && !searched && now === NOON && isSearch;
    case 'trip.take':
      return isQuiet && isSearch && isFilling;
    case 'scope.change':
      if (isQuiet && isFilling) return true;
      return (
        isSearch && isFilling && now === NOON && searched?.hours === 1 && step.case === 'elsewhere'
      );
    case 'search.recall':
      if (!isSearch) return isQuiet && isFilling;
      return (
        now === NOON &&
        (isQuiet ||
          (step.case === 'from the museum' && form.pickup?.place.name === MUSEUM.name && !failure))
      );
    case 'hours.type':
      if (searched) return isFilling && step.case === '5' && form.hours === '1' && isSearch;
      return fresh && isFilling && isSearch && isAtHome(form) && textOf(form).includes('suggested');
    case 'when.choose':
      return fresh && isFilling && isSearch && isAtHome(form) && form.hours === '1';
    case 'date.choose':
      return isFilling && isSearch && isTimeFree(context) && form.date.startsWith('2026');
    case 'time.choose':
      return isFilling && isSearch && isTimeFree(context) && isNextTime(form.time, step.case);
    case 'type.choose':
      if (isSearch && isFilling && isAtHome(form) && 'hours' in refusals) return fresh;
      return isFilling && mayPick({ ...context, recent: [] }) && isPickupFirst(form);
    case 'pickup.ask':
      return isFilling && mayPick(context) && (form.destination === null || isAtMuseum(form));
    case 'destination.ask':
      return isFilling && mayPick(context) && isPickupFirst(form) && form.type !== 'hourly';
    case 'destination.choose':
      return isFilling && context.recent.length > 0 && isAtHome(form) && form.type !== 'hourly';
    default:
      return true;
  }
}

/** Places are picked one after the other, and from the customer's own place. */
const mayPick = (context: Context): boolean =>
  context.now === NOON &&
  !context.searched &&
  !context.cartTrip &&
  context.recent.length === 0 &&
  isAboutPlaces(context);
const isPickupFirst = ({ pickup }: TripForm): boolean =>
  pickup === null || (pickup.place.name === CITY_HALL.name && pickup.zone === 1);
const isAtMuseum = ({ pickup, destination }: TripForm): boolean =>
  pickup?.place.name === CITY_HALL.name && destination?.place.name === MUSEUM.name;

const mayTick = (snapshot: Planned): boolean => {
  const { context } = snapshot;
  if (!snapshot.matches({ form: 'filling' }) || context.failure || context.recent.length > 0) {
    return false;
  }
  if (isPlain(context)) return !context.searched && !context.cartTrip;
  return textOf(context.form) === 'hourly 1 later 2026-11-21 03:15 PM' && !context.searched;
};
const isByDistance = ({ form }: Context): boolean =>
  textOf(form) === PLAIN.replace('hourly', 'distance_wise') && isAtHome(form);
const mayWant = ({ searched, cartTrip, form }: Context): boolean =>
  (searched !== null || cartTrip !== null) && form.hours === '1';
const isTimeFree = (context: Context): boolean =>
  context.now === NOON &&
  !context.searched &&
  !context.cartTrip &&
  !context.failure &&
  context.recent.length === 0 &&
  isAtHome(context.form) &&
  context.form.type === 'hourly' &&
  context.form.hours === '1' &&
  context.form.when === 'later' &&
  !('hours' in context.refusals);

/** What is looked up fails for what was searched before, and on the way from home. */
function mayAnswer({ context }: Planned, step: Extract<Step, { kind: 'outcome' }>): boolean {
  if (!(step.outcome in failures)) return true;
  const { form, asked, recent } = context;
  return step.actor === 'findZones'
    ? asked === 'recall' || form.date === '2026-11-24'
    : recent.length === 0 && form.pickup?.place.name === CITY_HALL.name;
}

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
  neverFails: ['watchClock', 'watchMemory', 'watchTripCart'],
  bound: 12_000,
  within: (snapshot, step) => {
    if (step.kind === 'user') return mayDo(snapshot, step);
    return step.kind !== 'outcome' || mayAnswer(snapshot, step);
  },
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
