import { ContainerModule } from 'inversify';
import type { RouteFinder } from '#application/rental/route-finder.port.ts';
import type { TripGateway } from '#application/rental/trip-gateway.port.ts';
import type { VehicleReader } from '#application/rental/vehicle-reader.port.ts';
import { HTTP_CLIENT } from '#infrastructure/kernel/kernel.bindings.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { createHttpRouteFinder } from './http-route-finder.adapter.ts';
import { createHttpTripGateway } from './http-trip-gateway.adapter.ts';
import { createHttpVehicleReader } from './http-vehicle-reader.adapter.ts';
import { RENTAL_WIRE, rentalWireBindings } from './rental-wire.bindings.ts';

export const VEHICLE_READER = token<VehicleReader>('VehicleReader');
export const TRIP_GATEWAY = token<TripGateway>('TripGateway');
export const ROUTE_FINDER = token<RouteFinder>('RouteFinder');

const bindings = new ContainerModule(({ bind }) => {
  bind(VEHICLE_READER).toResolvedValue(createHttpVehicleReader, [RENTAL_WIRE]).inSingletonScope();
  bind(TRIP_GATEWAY).toResolvedValue(createHttpTripGateway, [RENTAL_WIRE]).inSingletonScope();
  bind(ROUTE_FINDER).toResolvedValue(createHttpRouteFinder, [HTTP_CLIENT]);
});

/** Which adapter answers which port of this module; the trip cart binds its own. */
export const rentalBindings = [rentalWireBindings, bindings] as const;
