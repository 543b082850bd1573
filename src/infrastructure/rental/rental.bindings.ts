import { ContainerModule } from 'inversify';
import type { RecentDestinations } from '#application/rental/recent-destinations.port.ts';
import type { RemovedLinesNote } from '#application/rental/removed-lines.port.ts';
import type { RouteFinder } from '#application/rental/route-finder.port.ts';
import type { TripCartGateway } from '#application/rental/trip-cart-gateway.port.ts';
import type { TripCount } from '#application/rental/trip-count.port.ts';
import type { TripGateway } from '#application/rental/trip-gateway.port.ts';
import type { VehicleReader } from '#application/rental/vehicle-reader.port.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import { CURRENT_SCOPE, HTTP_CLIENT, PLATFORM } from '#infrastructure/kernel/kernel.bindings.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import type { CurrentScope } from '#infrastructure/kernel/request-scope.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { createCookieTripCount } from './cookie-trip-count.adapter.ts';
import { createHttpRouteFinder } from './http-route-finder.adapter.ts';
import { createHttpTripCartGateway } from './http-trip-cart-gateway.adapter.ts';
import { createHttpTripGateway } from './http-trip-gateway.adapter.ts';
import { createHttpVehicleReader } from './http-vehicle-reader.adapter.ts';
import { createLocalStorageRecentDestinations } from './local-storage-recent-destinations.adapter.ts';
import { createLocalStorageRemovedLines } from './local-storage-removed-lines.adapter.ts';
import type { RentalWire } from './rental-wire.ts';

export const VEHICLE_READER = token<VehicleReader>('VehicleReader');
export const TRIP_CART_GATEWAY = token<TripCartGateway>('TripCartGateway');
export const TRIP_GATEWAY = token<TripGateway>('TripGateway');
export const RECENT_DESTINATIONS = token<RecentDestinations>('RecentDestinations');
export const REMOVED_LINES_NOTE = token<RemovedLinesNote>('RemovedLinesNote');
export const ROUTE_FINDER = token<RouteFinder>('RouteFinder');
export const TRIP_COUNT = token<TripCount>('TripCount');
const RENTAL_WIRE = token<RentalWire>('RentalWire');

/** Which adapter answers which port of this module. */
export const rentalBindings = new ContainerModule(({ bind }) => {
  bind(RENTAL_WIRE).toResolvedValue(
    (
      http: HttpClient,
      { read, currency, timeZone }: CurrentScope,
      { report = () => {} }: Platform,
    ): RentalWire => ({ http, scope: read, currency, timeZone, report }),
    [HTTP_CLIENT, CURRENT_SCOPE, PLATFORM],
  );
  bind(VEHICLE_READER).toResolvedValue(createHttpVehicleReader, [RENTAL_WIRE]).inSingletonScope();
  bind(TRIP_CART_GATEWAY).toResolvedValue(createHttpTripCartGateway, [RENTAL_WIRE]);
  bind(TRIP_GATEWAY).toResolvedValue(createHttpTripGateway, [RENTAL_WIRE]).inSingletonScope();
  bind(RECENT_DESTINATIONS).toResolvedValue(
    ({ localStore }: Platform) => createLocalStorageRecentDestinations(localStore),
    [PLATFORM],
  );
  bind(REMOVED_LINES_NOTE).toResolvedValue(
    ({ localStore }: Platform) => createLocalStorageRemovedLines(localStore),
    [PLATFORM],
  );
  bind(ROUTE_FINDER).toResolvedValue(createHttpRouteFinder, [HTTP_CLIENT]);
  bind(TRIP_COUNT).toResolvedValue(createCookieTripCount, [PLATFORM]);
});
