import { assign, sendTo, setup, type EventObject } from 'xstate';
import { answerGuards } from '#application/kernel/answered.ts';
import { effect } from '#application/kernel/effect.ts';
import { showing, showingFailure } from '#application/kernel/show-notice.ts';
import { to } from '#application/kernel/system.ts';
import { portActor, portListener } from '#application/kernel/port-actor.ts';
import { moved, type GeoPoint, type Heading } from '#domain/location/geo-point.ts';
import { pickRefusal } from '#domain/location/pick.ts';
import type { Place } from '#domain/location/place.ts';
import { isServed } from '#domain/location/zone-list.ts';
import type { Prediction } from './geocoder.port.ts';
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
    rememberPlace: effect<Place>(),
    refreshWishlist: effect(),
    goHome: effect(),
    goToLanding: effect(),
  },
};

/** The words the pick-location chart is written in. */
export const pickLocation = setup({
  types: {
    input: {} as PickLocation.Input,
    context: {} as PickLocation.Context,
    events: {} as PickLocation.Command,
    output: {} as PickLocation.Output,
    tags: {} as PickLocation.Tag,
    meta: {} as PickLocation.Meta,
  },
  actors: slots.actors,
  delays: { typingPause: 500 },
  guards: {
    textIsGiven: (_, text: string) => text.trim() !== '',
    textIsMissing: ({ context }) => context.text.trim() === '',
    placesAreFound: (_, answer: PickLocation.PredictionsAnswer) => answer.ok,
    ...answerGuards,
    positionIsWanted: ({ context }) => context.atPosition,
    positionIsKnown: (_, answer: PickLocation.PositionAnswer) => answer.ok,
    /** Chosen by its name, so nothing has to be read at the pin. */
    addressIsGiven: ({ context }) => context.address !== null,
    addressIsUnread: (_, answer: PickLocation.AddressAnswer) => !answer.ok,
    addressIsKnown: (_, answer: PickLocation.AddressAnswer) =>
      answer.ok && answer.value !== null && answer.value.trim() !== '',
    zonesAreAnswered: (_, answer: PickLocation.ZonesAnswer) => answer.ok,
    /** The device's own position, and nobody serves it as far as the app can tell. */
    positionIsUnserved: ({ context }, answer: PickLocation.ZonesAnswer) =>
      context.accuracy !== null && !(answer.ok && isServed(answer.value)),
    pinIsPlaced: ({ context }) => context.point !== null,
    pickIsIncomplete: ({ context }) => pickRefusal(context) === 'incomplete',
    pickIsOutside: ({ context }) => pickRefusal(context) === 'outside',
    isForCustomer: ({ context }) => context.use === 'customer',
    isForReceiver: ({ context }) => context.use === 'receiver',
    customerIsSignedIn: ({ context }) => context.signedIn,
    placeIsSet: ({ context }) => context.place !== null,
  },
  actions: {
    holdText: assign((_, text: string) => ({ text, searchFailure: null })),
    holdPredictions: assign((_, answer: PickLocation.PredictionsAnswer) =>
      answer.ok ? { predictions: answer.value, searchFailure: null } : {},
    ),
    holdSearchFailure: assign((_, answer: PickLocation.PredictionsAnswer) =>
      answer.ok ? {} : { predictions: [], searchFailure: answer.failure },
    ),
    dropPredictions: assign({ predictions: [], searchFailure: null }),
    liftPin: assign({ accuracy: null, sought: null, label: null, ...UNKNOWN }),
    seekPlace: assign((_, { placeId, description }: Prediction) => ({
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
    movePinToPosition: assign((_, answer: PickLocation.PositionAnswer) =>
      answer.ok ? { point: answer.value.point, accuracy: answer.value.accuracy, ...UNKNOWN } : {},
    ),
    holdNoPosition: assign((_, answer: PickLocation.PositionAnswer) =>
      answer.ok ? {} : { noPosition: answer.failure },
    ),
    dropNoPosition: assign({ noPosition: null }),
    holdAddress: assign((_, answer: PickLocation.AddressAnswer) =>
      answer.ok ? { address: answer.value } : {},
    ),
    setAddressFailure: assign((_, answer: PickLocation.AddressAnswer) =>
      answer.ok ? {} : { addressFailure: answer.failure },
    ),
    clearAddressFailure: assign({ addressFailure: null }),
    holdZones: assign((_, answer: PickLocation.ZonesAnswer) =>
      answer.ok ? { zones: answer.value, zoneFailure: null } : {},
    ),
    /** A server that refuses a point has answered: no zone. One that cannot be asked has not. */
    holdZoneFailure: assign((_, answer: PickLocation.ZonesAnswer) =>
      answer.ok
        ? {}
        : {
            zones: answer.failure.kind === 'refused' ? '[]' : null,
            zoneFailure: answer.failure,
          },
    ),
    dropZoneFailure: assign({ zones: null, zoneFailure: null }),
    reportPlace: sendTo(to('storefront'), (_, place: Place) => ({
      type: 'place.pick' as const,
      place,
    })),
    ...slots.effects,
    showNotice: sendTo(to('toasts'), showing),
    showFailure: sendTo(to('toasts'), showingFailure),
  },
});
