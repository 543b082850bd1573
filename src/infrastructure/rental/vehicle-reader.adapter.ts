import { service } from '#infrastructure/kernel/service.ts';
import { WIRE } from '#infrastructure/kernel/wire.bindings.ts';
import { createVehicleReader } from './vehicles.api.ts';

export const VEHICLE_ADAPTER = service((get) => createVehicleReader(get(WIRE)));
