import { ContainerModule } from 'inversify';
import type { Geocoder } from '#application/location/geocoder.port.ts';
import type { Geolocator } from '#application/location/geolocator.port.ts';
import { HTTP_CLIENT, PLATFORM } from '#infrastructure/kernel/kernel.bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { createBrowserGeolocator } from './browser-geolocator.adapter.ts';
import { createHttpGeocoder } from './http-geocoder.adapter.ts';

export const GEOCODER = token<Geocoder>('Geocoder');
export const GEOLOCATOR = token<Geolocator>('Geolocator');

export const findingBindings = new ContainerModule(({ bind }) => {
  bind(GEOCODER).toResolvedValue(createHttpGeocoder, [HTTP_CLIENT]);
  bind(GEOLOCATOR).toResolvedValue(
    ({ geolocation }: Platform) => createBrowserGeolocator(geolocation),
    [PLATFORM],
  );
});
