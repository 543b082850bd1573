import { fromPromise } from 'xstate';
import type * as PickLocation from '#application/location/pick-location/setup.ts';
import type { ZoneFinder } from '#application/location/zone-finder.port.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';

export type At = { readonly point: GeoPoint };

export const zonesActor = (zones: ZoneFinder) =>
  fromPromise<PickLocation.ZonesAnswer, At>(({ input, signal }) =>
    zones.zonesAt(input.point, signal),
  );
