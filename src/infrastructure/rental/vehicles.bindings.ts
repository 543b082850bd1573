import { createRentalQueries } from '#application/rental/rental.queries.ts';
import { WIRE } from '#infrastructure/kernel/kernel.bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { createHttpVehicleReader } from './http-vehicle-reader.adapter.ts';

export const VEHICLES = service((get) => createRentalQueries(createHttpVehicleReader(get(WIRE))));
