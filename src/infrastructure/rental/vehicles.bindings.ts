import { createRentalQueries } from '#application/rental/rental.queries.ts';
import { WIRE } from '#infrastructure/kernel/bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { createVehicleReader } from './vehicles.api.ts';

export const VEHICLES = service((get) => createRentalQueries(createVehicleReader(get(WIRE))));
