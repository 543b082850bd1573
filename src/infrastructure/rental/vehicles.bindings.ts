import { ContainerModule } from 'inversify';
import type { VehicleReader } from '#application/rental/vehicle-reader.port.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { createHttpVehicleReader } from './http-vehicle-reader.adapter.ts';
import { RENTAL_WIRE, rentalWireBindings } from './rental-wire.bindings.ts';

export const VEHICLE_READER = token<VehicleReader>('VehicleReader');

const bindings = new ContainerModule(({ bind }) => {
  bind(VEHICLE_READER).toResolvedValue(createHttpVehicleReader, [RENTAL_WIRE]).inSingletonScope();
});

export const vehiclesBindings = [rentalWireBindings, bindings] as const;
