import type { Heading, GeoPoint } from '#domain/location/geo-point.ts';
import type { PickedPoint, Place } from '#domain/location/place.ts';

/** For whom a place is picked: the customer, or a form that wants the point handed back. */
export type PickUse = 'customer' | 'parcel' | 'receiver';

export type Event =
  | { readonly type: 'search.type'; readonly text: string }
  | { readonly type: 'search.submit' }
  | { readonly type: 'prediction.choose'; readonly placeId: string }
  | { readonly type: 'map.choose'; readonly point: GeoPoint }
  | { readonly type: 'pin.nudge'; readonly heading: Heading; readonly metres: number }
  | { readonly type: 'position.use' }
  | { readonly type: 'prompt.okay' }
  | { readonly type: 'fullscreen.toggle' }
  | { readonly type: 'location.pick' }
  | { readonly type: 'zoneError.press' }
  | { readonly type: 'modal.close' };

export type Input = {
  readonly use: PickUse;
  /** Where the map opens. */
  readonly centre: GeoPoint;
  /** The place already set, if any: only then may the modal be closed without picking. */
  readonly place: Place | null;
  readonly signedIn: boolean;
};

export type Output =
  | { readonly kind: 'picked'; readonly place: Place }
  | { readonly kind: 'returned'; readonly point: PickedPoint }
  | { readonly kind: 'closed' };

export type Context = Input;
export type Tag = 'busy';
export type Meta = { readonly reqs: readonly string[] };
