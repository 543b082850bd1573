import { fromCallback, type EventObject } from 'xstate';
import type { Geocoder } from '#application/location/geocoder.port.ts';
import type { Geolocator } from '#application/location/geolocator.port.ts';
import type { slots } from '#application/location/pick-location/setup.ts';
import type { ZoneFinder } from '#application/location/zone-finder.port.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';

type Deps = {
  readonly geocoder: Geocoder;
  readonly zones: ZoneFinder;
  readonly geolocator: Geolocator;
  readonly trace: { readonly open: () => () => void };
};

export const pickLocationActors = ({
  geocoder,
  zones,
  geolocator,
  trace,
}: Deps): typeof slots.actors => ({
  predictPlaces: fromCall(({ text, near }, signal) => geocoder.predict(text, near, signal)),
  findPlace: fromCall(({ placeId }, signal) => geocoder.find(placeId, signal)),
  readPosition: fromCall(() => geolocator.current()),
  resolveAddress: fromCall(({ point }, signal) => geocoder.addressAt(point, signal)),
  findZones: fromCall(({ point }, signal) => zones.zonesAt(point, signal)),
  markModalOpen: fromCallback<EventObject, undefined, EventObject>(() => trace.open()),
});
