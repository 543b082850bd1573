import { assign, sendTo, setup, type EventObject } from 'xstate';
import { answerGuards } from '#application/kernel/answered.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import { effect } from '#application/kernel/effect.ts';
import type { Meta } from '#application/kernel/meta.ts';
import { showing, showingFailure } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { moved, type GeoPoint, type Heading } from '#domain/location/geo-point.ts';
import { pickRefusal } from '#domain/location/pick.ts';
import type { Place } from '#domain/location/place.ts';
import { isServed } from '#domain/location/zone-list.ts';
import { ABOUT_THE_PIN } from './location.notices.ts';
import type { Prediction } from './geocoder.port.ts';
import type { NoPosition, Position } from './geolocator.port.ts';
import type * as PickLocation from './pick-location.types.ts';

/** A pin that has just moved: nothing is known about where it stands now. */
const UNKNOWN = { address: null, addressFailure: null, zones: null, zoneFailure: null } as const;

/** What the pick-location modal needs from outside. */
export const slots = {
  actors: {
    predictPlaces: portActor<PickLocation.Search, PickLocation.PredictionsAnswer>('predictPlaces'),
    findPlace: portActor<{ readonly placeId: string }, PickLocation.PointAnswer>('findPlace'),
    readPosition: portActor<undefined, PickLocation.PositionAnswer>('readPosition'),
    resolveAddress: portActor<{ readonly point: GeoPoint }, PickLocation.AddressAnswer>(
      'resolveAddress',
    ),
    findZones: portActor<{ readonly point: GeoPoint }, PickLocation.ZonesAnswer>('findZones'),
    /** Leaves a trace of the open modal, so that a reload can be told from a normal close. */
    markModalOpen: portListener<EventObject>('markModalOpen'),
  },
  effects: {
    savePlace: effect<Place>(),
    goHome: effect(),
    goToLanding: effect(),
  },
};

export const pickLocation = setup({
  types: {
    input: {} as PickLocation.Input,
    context: {} as PickLocation.Context,
    events: {} as PickLocation.Command,
    output: {} as PickLocation.Output,
    tags: {} as PickLocation.Tag,
    meta: {} as Meta,
  },
  actors: slots.actors,
  delays: { typingPause: 500 },
  guards: {
    textIsGiven: (_, text: string) => text.trim() !== '',
    textIsMissing: ({ context }) => context.text.trim() === '',
    ...answerGuards,
    positionIsWanted: ({ context }) => context.atPosition,
    /** Chosen by its name, so nothing has to be read at the pin. */
    addressIsGiven: ({ context }) => context.address !== null,
    addressIsMissing: (_, answer: PickLocation.AddressAnswer) =>
      answer.ok && (answer.value ?? '').trim() === '',
    /** The device's own position, and no store serves it as far as the app can tell. */
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
    setNoPosition: assign((_, noPosition: NoPosition) => ({ noPosition })),
    clearNoPosition: assign({ noPosition: null }),
    setAddress: assign((_, address: string | null) => ({ address })),
    setAddressFailure: assign((_, addressFailure: CallFailure) => ({ addressFailure })),
    clearAddressFailure: assign({ addressFailure: null }),
    setZones: assign((_, zones: string) => ({ zones, zoneFailure: null })),
    /** A server that refuses a point has answered: no zone. One that cannot be asked has not. */
    setZoneFailure: assign((_, zoneFailure: CallFailure) => ({
      zones: zoneFailure.kind === 'refused' ? '[]' : null,
      zoneFailure,
    })),
    clearZoneFailure: assign({ zones: null, zoneFailure: null }),
    reportPlace: sendTo(to('storefront'), (_, place: Place) => ({
      type: 'place.pick' as const,
      place,
    })),
    /** Where the code of the wishlist is still to come, it is read for this place anyway. */
    refreshWishlist: sendTo(to('wishlist'), { type: 'wishlist.reload' as const }),
    ...slots.effects,
    showNotice: sendTo(to('toasts'), showing),
    withdrawNotices: sendTo(to('toasts'), { type: 'notices.withdraw', kinds: ABOUT_THE_PIN }),
    showFailure: sendTo(to('toasts'), showingFailure),
  },
});
