import { assign, sendTo } from 'xstate';
import { customerLeaves, type ScopeChange } from '#application/account/scope.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { to } from '#application/kernel/system.ts';
import { askWhere } from '#application/location/ask-where.ts';
import type { SearchedTrip } from '#application/rental/searched-trip.port.ts';
import { type TripCartReport, watchTripCart } from '#application/rental/watch-trip-cart.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import type { PickedPoint, Place } from '#domain/location/place.ts';
import type { Travel } from '#domain/location/travel.ts';
import { zonesOf } from '#domain/location/zone-list.ts';
import { withDestination } from '#domain/rental/recent-destinations.ts';
import {
  EMPTY_FORM,
  endToLookUp,
  formOf,
  formPlaceOf,
  needsRoute,
  pickupRefusal,
  placeRefusals,
  suggesting,
  type TripEnd,
  type TripForm,
  type TripFormRefusals,
  withPlace,
  withPreset,
  withReturnDate,
  withZone,
} from '#domain/rental/search-form.ts';
import type { TripPreset } from '#domain/rental/return-time.ts';
import type { TripDetails, TripPlace, TripType } from '#domain/rental/trip-details.ts';
import type { TripSearch } from '#domain/rental/trip-search.ts';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import * as select from './rules.ts';

export type Purpose =
  | { readonly kind: 'search' }
  | { readonly kind: 'add'; readonly vehicle: Vehicle }
  | { readonly kind: 'change' };

/** Opens the form as a dialog over the page. */
export type TripFormRequest =
  | { readonly purpose: Extract<Purpose, { readonly kind: 'add' }>; readonly form: TripForm }
  | {
      readonly purpose: Extract<Purpose, { readonly kind: 'change' }>;
      /** The current trip of the cart. */
      readonly details: TripDetails;
    };

declare module '#application/kernel/dialog.ts' {
  interface AppDialogs {
    tripForm: TripFormRequest;
  }
}

/** Sent by the customer, or by the address of a vehicle list that names only the type. */
export type ChooseType = { readonly type: 'type.choose'; readonly tripType: TripType };

export type Command =
  | ChooseType
  | { readonly type: 'pickup.ask' }
  | { readonly type: 'destination.ask' }
  | { readonly type: 'destination.choose'; readonly place: TripPlace }
  | { readonly type: 'destinations.forget' }
  | { readonly type: 'hours.type'; readonly text: string }
  | { readonly type: 'returnDate.choose'; readonly date: string }
  | { readonly type: 'preset.choose'; readonly preset: TripPreset }
  | { readonly type: 'when.choose'; readonly when: TripForm['when'] }
  | { readonly type: 'date.choose'; readonly date: string }
  | { readonly type: 'time.choose'; readonly time: string }
  | { readonly type: 'lookup.retry' }
  | { readonly type: 'form.submit' }
  | { readonly type: 'form.close' }
  /** Edits the trip of the cart, given here. */
  | { readonly type: 'trip.edit'; readonly details: TripDetails }
  /** Adds this vehicle for the searched trip. */
  | { readonly type: 'vehicle.want'; readonly vehicle: Vehicle };

export type Report =
  | { readonly type: 'clock.tick'; readonly now: Instant }
  | { readonly type: 'destinations.recall'; readonly recent: readonly TripPlace[] }
  /** An earlier search, from this tab or the address bar. */
  | ({ readonly type: 'search.recall' } & SearchedTrip)
  | ({ readonly type: 'scope.change' } & ScopeChange)
  | TripCartReport
  /** A dialog has settled the trip. */
  | Taken;
export type Taken = {
  readonly type: 'trip.take';
  readonly form: TripForm;
  readonly details: TripDetails;
  readonly isTouched: boolean;
};

export type Recalled = Report | ChooseType;

export type Event = Command | Report;

declare module '#application/kernel/system.ts' {
  interface AppSystem {
    searchTrip: Event;
  }
}

declare module '#application/kernel/late-child.ts' {
  interface LateChildren {
    searchTrip: Command;
  }
}

export type Input = { readonly timeZone: TimeZone } & (
  | {
      readonly purpose: Extract<Purpose, { readonly kind: 'search' }>;
      /** The customer's place: the default pickup. */
      readonly place: Place | null;
    }
  | TripFormRequest
);

export type Context = {
  readonly purpose: Purpose;
  readonly timeZone: TimeZone;
  readonly form: TripForm;
  /** Server time; null until it is known. */
  readonly now: Instant | null;
  readonly refusals: TripFormRefusals;
  /** Count of rejected submissions: each moves the focus to the errors. */
  readonly rejections: number;
  readonly failure: CallFailure | null;
  /** Follow-up once every look-up is done. */
  readonly asked: 'search' | 'recall' | null;
  readonly searched: TripDetails | null;
  /** True where it has changed since the last vehicle was added. */
  readonly isTouched: boolean;
  /** Waits for the look-ups of the trip. */
  readonly wanted: Vehicle | null;
  /** The trip of the vehicles in the cart; null for an empty cart. */
  readonly cartTrip: TripDetails | null;
  readonly recent: readonly TripPlace[];
};

export type Output = 'taken' | 'closed';
export type Tag = 'looking' | 'measuring';

/** Only the search of the pages restores an earlier search. */
export type Recalling = { readonly purpose: Purpose['kind']; readonly timeZone: TimeZone };
export type ZonesAnswer = Result<string, CallFailure>;
export type Way = { readonly from: GeoPoint; readonly to: GeoPoint };
export type WayAnswer = Result<Travel, CallFailure>;
export type Picked = PickedPoint | null;

export const slots = {
  actors: {
    watchClock: portListener<Report>('watchClock'),
    watchMemory: portListener<Recalled, Recalling>('watchMemory'),
    findZones: portActor<{ readonly point: GeoPoint }, ZonesAnswer>('findZones'),
    findWay: portActor<Way, WayAnswer>('findWay'),
  },
  effects: {
    saveSearch: effect<SearchedTrip | null>(),
    /** Opens the list of vehicles from any page. */
    showVehicles: effect<TripSearch>(),
    /** On the list of vehicles, the address gets the new trip. */
    updateAddress: effect<TripSearch>(),
    /** Neither a reload nor Back restores it. */
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

/** An edit clears the errors of its fields until the next submission. */
const edited = ({ form, refusals }: Context, change: Edit) => {
  return {
    form: { ...form, ...change },
    refusals: 'hours' in change ? without(refusals, 'hours') : refusals,
    asked: null,
  };
};

/** A nonexistent or past time is reported at once. */
const withPickup = (context: Context, change: Edit) => {
  const { form } = edited(context, { ...change, isSuggested: false });
  const refusals = without(context.refusals, 'pickupAt');
  const pickupAt = context.now === null ? null : pickupRefusal(form, context.timeZone, context.now);
  return { form, asked: null, refusals: pickupAt ? { ...refusals, pickupAt } : refusals };
};

export const searchTrip = setupMachine({
  types: {} as { input: Input; context: Context; events: Event; output: Output; tags: Tag },
  slots,
  sets: ['recent', 'wanted', 'cartTrip'],
  clears: ['failure', 'wanted'],
  actors: { askWhere, watchTripCart },
  guards: {
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
    clearRecent: assign({ recent: [] }),
    setType: assign(({ context }, type: TripType) => ({
      ...edited(context, { type }),
      failure: null,
    })),
    setHours: assign(({ context }, hours: string) => edited(context, { hours })),
    setReturnDate: assign(({ context }, date: string) => {
      const { form, timeZone, now } = context;
      return edited(context, { hours: withReturnDate(form, date, timeZone, now).hours });
    }),
    setPreset: assign(({ context }, preset: TripPreset) => {
      const { form, timeZone, now, refusals } = context;
      return {
        form: withPreset(form, preset, timeZone, now),
        refusals: without(
          refusals,
          'hours',
          ...(preset === 'weekend' ? ['pickupAt' as const] : []),
        ),
        asked: null,
      };
    }),
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
        { end, picked }: { readonly end: TripEnd; readonly picked: Picked },
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
    /** The searched trip belonged to the previous place. */
    setPlace: assign(({ context: { form } }, place: Place | null) => ({
      form: { ...form, pickup: place && formPlaceOf(place), route: null },
      searched: null,
      isTouched: false,
      wanted: null,
      asked: null,
      failure: null,
    })),
    /** Clears all input of the previous person. */
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
    ask: assign({ asked: 'search', failure: null }),
    /** Until all of it is known again, no vehicle is added for the previous trip. */
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
    setTaken: assign((_, { form, details, isTouched }: Taken) => ({
      form: { ...form, isSuggested: false },
      searched: details,
      isTouched,
      refusals: {},
      failure: null,
      asked: null,
    })),
    /** From here on the trip of the cart equals the searched one. */
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
  },
});
