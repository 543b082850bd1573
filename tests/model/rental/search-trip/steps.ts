import type { SnapshotFrom } from 'xstate';
import type { searchTripMachine } from '#application/rental/search-trip/machine.ts';
import type { TripForm } from '#domain/rental/search-form.ts';
import { failures } from '#tests/model/support/wire.ts';
import { CITY_HALL, MUSEUM } from '#tests/support/builders/rental.ts';
import type { Step } from '@sundry/statecharts';
import { NOON } from './trips.ts';

type Planned = SnapshotFrom<typeof searchTripMachine>;
type Context = Planned['context'];
type UserStep = Extract<Step, { kind: 'user' }>;

const textOf = ({ type, hours, when, date, time, isSuggested }: TripForm): string =>
  [type, hours, when, isSuggested ? 'suggested' : `${date} ${time}`].join(' ');
const PLAIN = 'hourly 1 later suggested';
const isPlain = ({ form, refusals }: Context): boolean =>
  textOf(form) === PLAIN && isAtHome(form) && Object.keys(refusals).length === 0;
const isAtHome = ({ pickup, destination }: TripForm): boolean =>
  pickup?.place.name === CITY_HALL.name && destination === null;
const isFresh = ({ searched, cartTrip, recent, now, asked, failure }: Context): boolean =>
  !searched && !cartTrip && recent.length === 0 && now === NOON && !asked && !failure;
/** True while only the places and the type differ from the initial form. */
const isAboutPlaces = ({ form }: Context): boolean =>
  form.hours === '1' && form.when === 'later' && form.isSuggested;

/** Changes to one of the three parts of a time: its hour, or its half of the day. */
const BEFORE: Readonly<Record<string, readonly string[]>> = {
  '12:15 AM': ['12:15 PM'],
  '02:15 PM': ['12:15 PM'],
  '02:15 AM': ['02:15 PM'],
  '03:15 PM': ['12:15 PM', '02:15 PM'],
};
const isNextTime = (from: string, to: string): boolean => (BEFORE[to] ?? []).includes(from);

/** Limits walks: one change after the other, from the initial form. */
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
      if (!isSearch || now !== NOON) return false;
      if (snapshot.hasTag('looking')) return mayWait(context, step.case);
      return isFilling && (isQuiet || mayWant(context));
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
      if (step.case === 'signed out' && context.recent.length > 0) return isFilling;
      return (
        isSearch &&
        isFilling &&
        now === NOON &&
        searched?.hours === 1 &&
        ['elsewhere', 'signed out'].includes(step.case)
      );
    case 'search.recall':
      if (!isSearch) return isQuiet && isFilling;
      return (
        now === NOON &&
        (isQuiet ||
          (step.case === 'from the museum' && form.pickup?.place.name === MUSEUM.name && !failure))
      );
    case 'hours.type':
      // By distance, the form has no hours.
      if (form.type !== 'hourly') return false;
      if (searched) return isFilling && step.case === '5' && form.hours === '1' && isSearch;
      return fresh && isFilling && isSearch && isAtHome(form) && textOf(form).includes('suggested');
    case 'returnDate.choose':
    case 'preset.choose':
      return (
        fresh &&
        isFilling &&
        isSearch &&
        form.type === 'hourly' &&
        isAtHome(form) &&
        isPlain(context)
      );
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
      if (context.wanted) return snapshot.hasTag('looking');
      return isFilling && mayPick(context) && (form.destination === null || isAtMuseum(form));
    case 'destination.ask':
      return isFilling && mayPick(context) && isPickupFirst(form) && form.type !== 'hourly';
    case 'destination.choose':
      return isFilling && context.recent.length > 0 && isAtHome(form) && form.type !== 'hourly';
    default:
      return true;
  }
}

/** Places are picked one after the other, starting from the customer's own place. */
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
/** Pressed during the place lookup: once while a trip was requested, which the vehicle waits for. */
const mayWait = ({ asked, wanted }: Context, vehicle: string): boolean =>
  asked === null ? vehicle === 'a bus' : wanted === null && vehicle === 'a van';
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

/** Lookups fail for a trip searched before, and on the way from home. */
function mayAnswer({ context }: Planned, step: Extract<Step, { kind: 'outcome' }>): boolean {
  if (!(step.outcome in failures)) return true;
  const { form, asked, recent } = context;
  return step.actor === 'findZones'
    ? asked === 'recall' || form.date === '2026-11-24'
    : recent.length === 0 && form.pickup?.place.name === CITY_HALL.name;
}

export const mayHappen = (snapshot: Planned, step: Step): boolean => {
  if (step.kind === 'user') return mayDo(snapshot, step);
  return step.kind !== 'outcome' || mayAnswer(snapshot, step);
};
