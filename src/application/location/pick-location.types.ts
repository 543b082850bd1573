import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Heading, GeoPoint } from '#domain/location/geo-point.ts';
import type { PickedPoint, Place } from '#domain/location/place.ts';
import type { Prediction } from './geocoder.port.ts';
import type { NoPosition, Position } from './geolocator.port.ts';

/** What a place is picked for: where the customer shops, or a form that wants the point handed back. */
export type PickUse = 'customer' | 'parcel' | 'receiver' | 'pickup' | 'destination' | 'address';

/** What a view may send. */
export type Command =
  | { readonly type: 'search.type'; readonly text: string }
  | { readonly type: 'search.submit' }
  | { readonly type: 'search.leave' }
  | { readonly type: 'prediction.choose'; readonly prediction: Prediction }
  | { readonly type: 'map.choose'; readonly point: GeoPoint }
  | { readonly type: 'pin.nudge'; readonly heading: Heading; readonly metres: number }
  | { readonly type: 'address.choose'; readonly point: GeoPoint; readonly address: string }
  | { readonly type: 'position.use' }
  | { readonly type: 'prompt.okay' }
  | { readonly type: 'lookup.retry' }
  | { readonly type: 'fullscreen.toggle' }
  | { readonly type: 'escape.press' }
  | { readonly type: 'location.pick' }
  | { readonly type: 'zoneError.press' }
  | { readonly type: 'modal.close' };

export type PickRequest = {
  readonly use: PickUse;
  /** Begin by asking the device where it is. */
  readonly atPosition?: boolean;
  /** Where the pin stands at first, with its address; else at the customer's place. */
  readonly at?: { readonly point: GeoPoint; readonly address: string };
};

declare module '#application/kernel/dialog.ts' {
  interface AppDialogs {
    pickLocation: PickRequest;
  }
}

export type Input = {
  readonly use: PickUse;
  readonly atPosition: boolean;
  /** Where the map opens. */
  readonly centre: GeoPoint;
  /** The place already set, if any. Without one, closing the modal leads to the landing page. */
  readonly place: Place | null;
  readonly signedIn: boolean;
};

export type Output =
  | { readonly kind: 'picked'; readonly place: Place }
  | { readonly kind: 'returned'; readonly point: PickedPoint }
  | { readonly kind: 'closed' };

export type Context = Input & {
  /** What stands in the search box. */
  readonly text: string;
  readonly predictions: readonly Prediction[];
  readonly searchFailure: CallFailure | null;
  /** The place of the search that is being looked up. */
  readonly sought: string | null;
  /** What that place is called in the search: it stays its address once it is found. */
  readonly label: string | null;
  /** Where the pin stands; null until the customer has chosen. */
  readonly point: GeoPoint | null;
  /** How far the device's position may be off, in metres; null when the pin came another way. */
  readonly accuracy: number | null;
  readonly address: string | null;
  /** Why the address could not be read; null where it was, or where there is none. */
  readonly addressFailure: CallFailure | null;
  /** The zones as text, verbatim; null until the server has answered. */
  readonly zones: string | null;
  readonly zoneFailure: CallFailure | null;
  readonly noPosition: NoPosition | null;
};

export type Tag =
  /** The pin or its zone is being looked for: nothing can be picked yet. */
  | 'looking'
  | 'addressing'
  | 'locating'
  | 'searching'
  | 'offering'
  | 'textMissing'
  | 'prompting'
  | 'fullscreen';

export type Search = { readonly text: string; readonly near: GeoPoint };
export type PredictionsAnswer = Result<readonly Prediction[], CallFailure>;
export type PointAnswer = Result<GeoPoint, CallFailure>;
export type PositionAnswer = Result<Position, NoPosition>;
export type AddressAnswer = Result<string | null, CallFailure>;
export type ZonesAnswer = Result<string, CallFailure>;
