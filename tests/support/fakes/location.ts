import type { Geocoder, Prediction } from '#application/location/geocoder.port.ts';
import type { Geolocator, NoPosition, Position } from '#application/location/geolocator.port.ts';
import type { ZoneFinder } from '#application/location/zone-finder.port.ts';
import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import { answeredByHand } from './by-hand.ts';

export function geocoderByHand() {
  const predictions = answeredByHand<
    { readonly text: string; readonly near: GeoPoint },
    Result<readonly Prediction[], CallFailure>
  >();
  const places = answeredByHand<string, Result<GeoPoint, CallFailure>>();
  const addresses = answeredByHand<GeoPoint, Result<string | null, CallFailure>>();
  return {
    predictions,
    places,
    addresses,
    predict: (text, near, signal) => predictions.ask({ text, near }, signal),
    find: (placeId, signal) => places.ask(placeId, signal),
    addressAt: (point, signal) => addresses.ask(point, signal),
  } satisfies Geocoder & Record<string, unknown>;
}

export function zoneFinderByHand() {
  const zones = answeredByHand<GeoPoint, Result<string, CallFailure>>();
  return {
    zones,
    zonesAt: (point, signal) => zones.ask(point, signal),
  } satisfies ZoneFinder & Record<string, unknown>;
}

export function geolocatorByHand() {
  const positions = answeredByHand<undefined, Result<Position, NoPosition>>();
  return {
    positions,
    current: () => positions.ask(undefined),
  } satisfies Geolocator & Record<string, unknown>;
}
