import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { Geocoder } from '#application/location/geocoder.port.ts';
import type { Geolocator } from '#application/location/geolocator.port.ts';
import type * as PickLocation from '#application/location/pick-location/setup.ts';
import type { ZoneFinder } from '#application/location/zone-finder.port.ts';
import { zonesActor, type At } from './zones-actor.ts';

export function pickLocationActors({
  geocoder,
  zones,
  geolocator,
  trace,
}: {
  readonly geocoder: Geocoder;
  readonly zones: ZoneFinder;
  readonly geolocator: Geolocator;
  readonly trace: { readonly open: () => () => void };
}) {
  return {
    predictPlaces: fromPromise<PickLocation.PredictionsAnswer, PickLocation.Search>(
      ({ input, signal }) => geocoder.predict(input.text, input.near, signal),
    ),
    findPlace: fromPromise<PickLocation.PointAnswer, { readonly placeId: string }>(
      ({ input, signal }) => geocoder.find(input.placeId, signal),
    ),
    readPosition: fromPromise<PickLocation.PositionAnswer, undefined>(() => geolocator.current()),
    resolveAddress: fromPromise<PickLocation.AddressAnswer, At>(({ input, signal }) =>
      geocoder.addressAt(input.point, signal),
    ),
    findZones: zonesActor(zones),
    markModalOpen: fromCallback<EventObject, undefined, EventObject>(() => trace.open()),
  };
}
