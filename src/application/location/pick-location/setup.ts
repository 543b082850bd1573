import { assign, type EventObject, sendTo } from 'xstate';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { setupMachine } from '#application/kernel/setup-machine.ts';
import { to } from '#application/kernel/system.ts';
import type { Prediction } from '#application/location/geocoder.port.ts';
import type { NoPosition, Position } from '#application/location/geolocator.port.ts';
import { ABOUT_THE_PIN } from '#application/location/location.notices.ts';
import { Defect } from '#domain/kernel/defect.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type GeoPoint, type Heading, moved } from '#domain/location/geo-point.ts';
import { pickRefusal, pickedPoint } from '#domain/location/pick.ts';
import type { PickedPoint, Place } from '#domain/location/place.ts';
import { isServed } from '#domain/location/zone-list.ts';

/** Purpose of the pick: the customer's place, or a form that takes the point. */
type PickUse = 'customer' | 'parcel' | 'receiver' | 'pickup' | 'destination' | 'address';

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
  /** Start with the device's position. */
  readonly atPosition?: boolean;
  /** Initial pin with its address; the customer's place by default. */
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
  /** Initial centre of the map. */
  readonly centre: GeoPoint;
  /** The current place, if any. Without one, closing the modal leads to the landing page. */
  readonly place: Place | null;
  readonly signedIn: boolean;
};

export type Output =
  | { readonly kind: 'picked'; readonly place: Place }
  | { readonly kind: 'returned'; readonly point: PickedPoint }
  | { readonly kind: 'closed' };

type Context = Input & {
  readonly text: string;
  readonly predictions: readonly Prediction[];
  readonly searchFailure: CallFailure | null;
  readonly sought: string | null;
  /** Name of the search result: its address once it is found. */
  readonly label: string | null;
  /** Null until the customer has chosen. */
  readonly point: GeoPoint | null;
  /** Accuracy of the device's position in metres; null for a pin from another source. */
  readonly accuracy: number | null;
  readonly address: string | null;
  /** Null where the address was read, or where there is none. */
  readonly addressFailure: CallFailure | null;
  /** The zones as text, verbatim; null until the server has answered. */
  readonly zones: string | null;
  readonly zoneFailure: CallFailure | null;
  readonly noPosition: NoPosition | null;
};

type Tag =
  /** The pin or its zone is being looked up: no pick yet. */
  | 'looking'
  | 'addressing'
  | 'locating'
  | 'searching'
  | 'offering'
  | 'textMissing'
  | 'prompting'
  | 'fullscreen';

type Search = { readonly text: string; readonly near: GeoPoint };
export type PredictionsAnswer = Result<readonly Prediction[], CallFailure>;
export type PointAnswer = Result<GeoPoint, CallFailure>;
export type PositionAnswer = Result<Position, NoPosition>;
export type AddressAnswer = Result<string | null, CallFailure>;
export type ZonesAnswer = Result<string, CallFailure>;

/** A moved pin: nothing is known of its position yet. */
const UNKNOWN = { address: null, addressFailure: null, zones: null, zoneFailure: null } as const;

export const slots = {
  actors: {
    predictPlaces: portActor<Search, PredictionsAnswer>('predictPlaces'),
    findPlace: portActor<{ readonly placeId: string }, PointAnswer>('findPlace'),
    readPosition: portActor<undefined, PositionAnswer>('readPosition'),
    resolveAddress: portActor<{ readonly point: GeoPoint }, AddressAnswer>('resolveAddress'),
    findZones: portActor<{ readonly point: GeoPoint }, ZonesAnswer>('findZones'),
    /** Marks the open modal in storage, so that a reload differs from a normal close. */
    markModalOpen: portListener<EventObject>('markModalOpen'),
  },
  effects: {
    savePlace: effect<Place>(),
    goHome: effect(),
    goToLanding: effect(),
  },
};

export const pickLocation = setupMachine({
  types: {} as { input: Input; context: Context; events: Command; output: Output; tags: Tag },
  slots,
  sets: ['noPosition', 'address', 'addressFailure'],
  clears: ['noPosition', 'addressFailure'],
  delays: { typingPause: 500 },
  guards: {
    textIsGiven: (_, text: string) => text.trim() !== '',
    textIsMissing: ({ context }) => context.text.trim() === '',
    positionIsWanted: ({ context }) => context.atPosition,
    /** Picked by name: the address needs no look-up. */
    addressIsGiven: ({ context }) => context.address !== null,
    addressIsMissing: (_, answer: AddressAnswer) => answer.ok && (answer.value ?? '').trim() === '',
    /** The device's own position, and no store serves it as far as the app knows. */
    positionIsUnserved: ({ context }) => context.accuracy !== null && !isServed(context.zones),
    zonesAreUnread: ({ context }) => context.zoneFailure !== null,
    pinIsPlaced: ({ context }) => context.point !== null,
    pickIsIncomplete: ({ context }) => pickRefusal(context) === 'incomplete',
    pickIsOutside: ({ context }) => pickRefusal(context) === 'outside',
    isForCustomer: ({ context }) => context.use === 'customer',
    isForReceiver: ({ context }) => context.use === 'receiver',
    customerIsSignedIn: ({ context }) => context.signedIn,
    placeIsSet: ({ context }) => context.place !== null,
  },
  actions: {
    setText: assign((_, text: string) => ({ text, searchFailure: null })),
    setPredictions: assign((_, predictions: readonly Prediction[]) => ({
      predictions,
      searchFailure: null,
    })),
    setSearchFailure: assign((_, searchFailure: CallFailure) => ({
      predictions: [],
      searchFailure,
    })),
    clearPredictions: assign({ predictions: [], searchFailure: null }),
    liftPin: assign({ accuracy: null, sought: null, label: null, ...UNKNOWN }),
    setSoughtPlace: assign((_, { placeId, description }: Prediction) => ({
      sought: placeId,
      label: description,
    })),
    movePinToAddress: assign(
      (_, { point, address }: { readonly point: GeoPoint; readonly address: string }) => ({
        point,
        accuracy: null,
        ...UNKNOWN,
        address,
      }),
    ),
    movePin: assign((_, point: GeoPoint) => ({ point, accuracy: null, ...UNKNOWN })),
    nudgePin: assign(({ context }, by: { readonly heading: Heading; readonly metres: number }) => ({
      point: moved(context.point ?? context.centre, by.heading, by.metres),
      accuracy: null,
      ...UNKNOWN,
    })),
    movePinTo: assign(({ context }, point: GeoPoint) => ({
      point,
      accuracy: null,
      ...UNKNOWN,
      address: context.label,
    })),
    movePinToPosition: assign((_, { point, accuracy }: Position) => ({
      point,
      accuracy,
      ...UNKNOWN,
    })),
    /** The device is asked once, however the dialog goes on. */
    clearPositionWanted: assign({ atPosition: false }),
    setZones: assign((_, zones: string) => ({ zones, zoneFailure: null })),
    /** A server that refuses a point has answered: no zone. A failed call has not. */
    setZoneFailure: assign((_, zoneFailure: CallFailure) => ({
      zones: zoneFailure.kind === 'refused' ? '[]' : null,
      zoneFailure,
    })),
    clearZoneFailure: assign({ zones: null, zoneFailure: null }),
    reportPlace: sendTo(to('storefront'), (_, place: Place) => ({
      type: 'place.pick' as const,
      place,
    })),
    /** Without the wishlist's code yet, it is read for this place later anyway. */
    refreshWishlist: sendTo(to('wishlist'), { type: 'wishlist.reload' as const }),
    withdrawNotices: sendTo(to('toasts'), { type: 'notices.withdraw', kinds: ABOUT_THE_PIN }),
  },
});

/** The search result being looked up. */
export function soughtPlace({ sought }: Context): { readonly placeId: string } {
  if (sought === null) throw new Defect('A place is looked for before one was chosen');
  return { placeId: sought };
}

/** The place to store. Called only after the guards have accepted the pick. */
export function pickedPlace({ point, address, zones }: Context): Place {
  if (!point || !address || !zones) throw new Defect('An incomplete place was picked');
  return { point, address, zones };
}

export function returnedPoint(context: Context): PickedPoint {
  const point = pickedPoint(context);
  if (!point) throw new Defect('An incomplete point was returned');
  return point;
}
