import { assign, sendTo, setup } from 'xstate';
import { customerLeaves, type ScopeChange } from '#application/account/scope.ts';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { to } from '#application/kernel/system.ts';
import { askWhere } from '#application/location/ask-where.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import type { Place } from '#domain/location/place.ts';
import type { Travel } from '#domain/location/travel.ts';
import { zonesOf } from '#domain/location/zone-list.ts';
import { withDestination } from '#domain/rental/recent-destinations.ts';
import type { TripDetails, TripPlace, TripType } from '#domain/rental/trip-details.ts';
import {
  EMPTY_FORM,
  endToLookUp,
  formOf,
  formPlaceOf,
  needsRoute,
  pickupRefusal,
  placeRefusals,
  suggesting,
  withPlace,
  withZone,
  type TripEnd,
  type TripForm,
  type TripFormRefusals,
} from '#domain/rental/search-form.ts';
import type { TripSearch } from '#domain/rental/trip-search.ts';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import * as select from './search-trip.context.ts';
import type * as SearchTrip from './search-trip.types.ts';
import type { SearchedTrip } from './searched-trip.port.ts';
import { watchTripCart } from './watch-trip-cart.ts';

/** What the search of a trip needs from outside. */
export const slots = {
  actors: {
    watchClock: portListener<SearchTrip.Report>('watchClock'),
    watchMemory: portListener<SearchTrip.Recalled, SearchTrip.Recalling>('watchMemory'),
    findZones: portActor<{ readonly point: GeoPoint }, SearchTrip.ZonesAnswer>('findZones'),
    findWay: portActor<SearchTrip.Way, SearchTrip.WayAnswer>('findWay'),
  },
  effects: {
    saveSearch: effect<SearchedTrip | null>(),
    /** To the vehicles that were found, wherever the customer is. */
    showVehicles: effect<TripSearch>(),
    /** On the page of the vehicles that were found its address says the new trip. */
    updateAddress: effect<TripSearch>(),
    /** Neither a reload nor Back brings it again. */
    forgetSearch: effect(),
    forgetDestinations: effect(),
  },
};

type Edit = Partial<Pick<TripForm, 'type' | 'hours' | 'when' | 'date' | 'time' | 'isSuggested'>>;

const without = (
  refusals: TripFormRefusals,
  ...fields: readonly (keyof TripFormRefusals)[]
): TripFormRefusals =>
  Object.fromEntries(
    Object.entries(refusals).filter(([field]) => !fields.includes(field as 'hours')),
  );

/** What was wrong there is asked anew when the form is sent. */
const edited = ({ form, refusals }: SearchTrip.Context, change: Edit) => {
  return {
    form: { ...form, ...change },
    refusals: 'hours' in change ? without(refusals, 'hours') : refusals,
    asked: null,
  };
};

/** A time that does not exist, or that has passed, is told at once. */
const withPickup = (context: SearchTrip.Context, change: Edit) => {
  const { form } = edited(context, { ...change, isSuggested: false });
  const refusals = without(context.refusals, 'pickupAt');
  const pickupAt = context.now === null ? null : pickupRefusal(form, context.timeZone, context.now);
  return { form, asked: null, refusals: pickupAt ? { ...refusals, pickupAt } : refusals };
};

export const searchTrip = setup({
  types: {
    input: {} as SearchTrip.Input,
    context: {} as SearchTrip.Context,
    events: {} as SearchTrip.Event,
    output: {} as SearchTrip.Output,
    tags: {} as SearchTrip.Tag,
    meta: {} as Meta,
  },
  actors: { ...slots.actors, askWhere, watchTripCart },
  guards: {
    ...answerGuards,
    zoneIsUnknown: ({ context }) => endToLookUp(context.form) !== null,
    wayIsUnknown: ({ context }) => needsRoute(context.form),
    tripIsAsked: ({ context }) => context.asked !== null,
    tripIsComplete: ({ context }) => context.asked !== null && select.parsedTrip(context).ok,
    isRecalled: ({ context }) => context.asked === 'recall',
    isForVehicle: ({ context }) => context.purpose.kind === 'add',
    isForCart: ({ context }) => context.purpose.kind === 'change',
    isOverPage: ({ context }) => context.purpose.kind !== 'search',
    customerHasLeft: ({ context }, change: ScopeChange) =>
      context.purpose.kind === 'search' && customerLeaves(change),
    placeIsOther: ({ context }, { before, scope }: ScopeChange) =>
      context.purpose.kind === 'search' && before.place !== scope.place,
    searchIsOther: ({ context }, recalled: SearchedTrip) => select.isOtherSearch(context, recalled),
    tripIsKnown: ({ context }) => select.tripToAddFor(context) !== null,
    vehicleWaits: ({ context }) => context.wanted !== null,
  },
  actions: {
    setTime: assign(({ context: { form, timeZone } }, now: Instant) => ({
      now,
      form: suggesting(form, now, timeZone),
    })),
    setRecent: assign((_, recent: readonly TripPlace[]) => ({ recent })),
    clearRecent: assign({ recent: [] }),
    setType: assign(({ context }, type: TripType) => ({
      ...edited(context, { type }),
      failure: null,
    })),
    setHours: assign(({ context }, hours: string) => edited(context, { hours })),
    setWhen: assign(({ context }, when: TripForm['when']) => {
      const { form, refusals } = context;
      return { form: { ...form, when }, refusals: without(refusals, 'pickupAt'), asked: null };
    }),
    setDate: assign(({ context }, date: string) => withPickup(context, { date })),
    setPickupTime: assign(({ context }, time: string) => withPickup(context, { time })),
    setRecentDestination: assign(({ context: { form } }, place: TripPlace) => ({
      form: withPlace(form, 'destination', { place, zone: undefined }),
      asked: null,
      failure: null,
    })),
    setPicked: assign(
      (
        { context: { form } },
        { end, picked }: { readonly end: TripEnd; readonly picked: SearchTrip.Picked },
      ) =>
        picked
          ? {
              form: withPlace(form, end, {
                place: { point: picked.point, name: picked.address },
                zone: picked.zone,
              }),
              failure: null,
            }
          : {},
    ),
    /** The trip that was searched belonged to the place before. */
    setPlace: assign(({ context: { form } }, place: Place | null) => ({
      form: { ...form, pickup: place && formPlaceOf(place), route: null },
      searched: null,
      isTouched: false,
      wanted: null,
      asked: null,
      failure: null,
    })),
    /** Nothing of what the person before has said stays. */
    beginAnew: assign(({ context: { timeZone, now } }, place: Place | null) => {
      const form = { ...EMPTY_FORM, pickup: place && formPlaceOf(place) };
      return {
        form: now === null ? form : suggesting(form, now, timeZone),
        refusals: {},
        searched: null,
        isTouched: false,
        wanted: null,
        asked: null,
        failure: null,
      };
    }),
    setZone: assign(({ context }, zones: string) => ({
      form: withZone(context.form, select.endOf(context), zonesOf(zones)[0] ?? null),
    })),
    /** A server that refuses a point has answered: no zone. */
    leaveZoneOut: assign(({ context }) => ({
      form: withZone(context.form, select.endOf(context), null),
    })),
    setWay: assign(({ context: { form } }, route: Travel) => ({ form: { ...form, route } })),
    setFailure: assign((_, failure: CallFailure) => ({ failure, asked: null })),
    clearFailure: assign({ failure: null }),
    ask: assign({ asked: 'search', failure: null }),
    /** Until all of it is known again, no vehicle is added for the one before. */
    setRecalled: assign(({ context: { timeZone, now } }, { search, isTouched }: SearchedTrip) => {
      const form = formOf(search, timeZone);
      return {
        form: now === null ? form : suggesting(form, now, timeZone),
        isTouched,
        asked: 'recall',
        searched: null,
        refusals: {},
        failure: null,
      };
    }),
    markAll: assign(({ context }) => ({
      refusals: select.refusalsOf(context),
      rejections: context.rejections + 1,
      asked: null,
    })),
    markPlaces: assign(({ context: { form, timeZone, refusals } }) => ({
      refusals: {
        ...without(refusals, 'pickup', 'destination', 'route'),
        ...placeRefusals(form, timeZone),
      },
    })),
    setSearched: assign(({ context }, searched: TripDetails) => ({
      searched,
      isTouched: select.isTouchedBy(context, searched),
      form: { ...context.form, isSuggested: false },
      refusals: {},
      asked: null,
    })),
    setTaken: assign((_, { form, details, isTouched }: SearchTrip.Taken) => ({
      form: { ...form, isSuggested: false },
      searched: details,
      isTouched,
      refusals: {},
      failure: null,
      asked: null,
    })),
    setWanted: assign((_, wanted: Vehicle) => ({ wanted })),
    clearWanted: assign({ wanted: null }),
    setCartTrip: assign((_, cartTrip: TripDetails | null) => ({ cartTrip })),
    /** From here on the trip of the cart is the one that was searched. */
    setAdded: assign(({ context: { recent, searched } }) => ({
      isTouched: false,
      recent: searched?.destination ? withDestination(recent, searched.destination) : recent,
    })),
    addVehicle: sendTo(to('tripCart'), ({ context }, vehicle: Vehicle) =>
      select.additionOf(context, vehicle),
    ),
    addVehicleOfDialog: sendTo(to('tripCart'), ({ context }) => select.additionByDialog(context)),
    changeCart: sendTo(to('tripCart'), ({ context }) => ({
      type: 'trip.change' as const,
      details: select.tripOf(context),
    })),
    reportTrip: sendTo(to('searchTrip'), ({ context }) => select.takenBy(context)),
    askForTrip: sendTo(to('storefront'), ({ context }, vehicle: Vehicle) =>
      select.formFor(context, vehicle),
    ),
    askToChange: sendTo(to('storefront'), (_, details: TripDetails) =>
      select.formToChange(details),
    ),
    ...slots.effects,
  },
});
