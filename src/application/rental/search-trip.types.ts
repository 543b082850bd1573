import type { ScopeChange } from '#application/account/scope.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import type { PickedPoint, Place } from '#domain/location/place.ts';
import type { Travel } from '#domain/location/travel.ts';
import type { TripDetails, TripPlace, TripType } from '#domain/rental/trip-details.ts';
import type { TripForm, TripFormRefusals } from '#domain/rental/search-form.ts';
import type { Vehicle } from '#domain/rental/vehicle.ts';
import type { SearchedTrip } from './searched-trip.port.ts';

/** What the trip is wanted for: to search vehicles, to add one, or to change the trip of the cart. */
export type Purpose =
  | { readonly kind: 'search' }
  | { readonly kind: 'add'; readonly vehicle: Vehicle }
  | { readonly kind: 'change' };

/** Opens the form as a dialog over the page. */
export type TripFormRequest =
  | { readonly purpose: Extract<Purpose, { readonly kind: 'add' }>; readonly form: TripForm }
  | {
      readonly purpose: Extract<Purpose, { readonly kind: 'change' }>;
      /** The trip of the cart as it is. */
      readonly details: TripDetails;
    };

declare module '#application/kernel/dialog.ts' {
  interface AppDialogs {
    tripForm: TripFormRequest;
  }
}

/** By the customer, or by the address of a list of vehicles that says no more of the trip. */
export type ChooseType = { readonly type: 'type.choose'; readonly tripType: TripType };

/** What a view may send. */
export type Command =
  | ChooseType
  | { readonly type: 'pickup.ask' }
  | { readonly type: 'destination.ask' }
  | { readonly type: 'destination.choose'; readonly place: TripPlace }
  | { readonly type: 'destinations.forget' }
  | { readonly type: 'hours.type'; readonly text: string }
  | { readonly type: 'when.choose'; readonly when: TripForm['when'] }
  | { readonly type: 'date.choose'; readonly date: string }
  | { readonly type: 'time.choose'; readonly time: string }
  | { readonly type: 'lookup.retry' }
  | { readonly type: 'form.submit' }
  | { readonly type: 'form.close' }
  /** The customer wants to change the trip of the cart, which is this one. */
  | { readonly type: 'trip.edit'; readonly details: TripDetails }
  /** The customer wants to rent this vehicle, for the trip that was searched. */
  | { readonly type: 'vehicle.want'; readonly vehicle: Vehicle };

/** What other actors and the browser report. */
export type Report =
  | { readonly type: 'clock.tick'; readonly now: Instant }
  | { readonly type: 'destinations.recall'; readonly recent: readonly TripPlace[] }
  /** What was searched before: in this tab, or as the address bar says. */
  | ({ readonly type: 'search.recall' } & SearchedTrip)
  | ({ readonly type: 'scope.change' } & ScopeChange)
  /** The trip of the cart is another one; null while nothing is in the cart. */
  | { readonly type: 'trip.change'; readonly details: TripDetails | null }
  | { readonly type: 'vehicle.added' }
  /** A dialog has settled which trip it is. */
  | Taken;
export type Taken = {
  readonly type: 'trip.take';
  readonly form: TripForm;
  readonly details: TripDetails;
  readonly isTouched: boolean;
};

/** What the browser has stored of an earlier search, or its address says. */
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
      /** Where the customer is: there the form begins. */
      readonly place: Place | null;
    }
  | TripFormRequest
);

export type Context = {
  readonly purpose: Purpose;
  readonly timeZone: TimeZone;
  readonly form: TripForm;
  /** By the clock of the server; null until it has been heard. */
  readonly now: Instant | null;
  /** What is wrong, as far as it has been marked. */
  readonly refusals: TripFormRefusals;
  /** How often the form was sent with something wrong: the focus then goes there. */
  readonly rejections: number;
  /** Why a zone or the way could not be looked up. */
  readonly failure: CallFailure | null;
  /** What is done once everything about the form is known. */
  readonly asked: 'search' | 'recall' | null;
  /** The trip that was searched last. */
  readonly searched: TripDetails | null;
  /** Whether it was changed since the last vehicle was added. */
  readonly isTouched: boolean;
  /** Pressed while the trip that was asked for was still looked up, for which it waits. */
  readonly wanted: Vehicle | null;
  /** The trip of the vehicles in the cart; null while there are none. */
  readonly cartTrip: TripDetails | null;
  /** Where trips of this browser went, newest first. */
  readonly recent: readonly TripPlace[];
};

export type Output = 'taken' | 'closed';
export type Tag = 'looking' | 'measuring';

/** Only the search of the pages goes on with what was searched before. */
export type Recalling = { readonly purpose: Purpose['kind']; readonly timeZone: TimeZone };
export type ZonesAnswer = Result<string, CallFailure>;
export type Way = { readonly from: GeoPoint; readonly to: GeoPoint };
export type WayAnswer = Result<Travel, CallFailure>;
export type Picked = PickedPoint | null;
