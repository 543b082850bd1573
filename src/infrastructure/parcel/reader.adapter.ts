import type { ParcelReader } from '#application/parcel/parcel.queries.ts';
import { service } from '#infrastructure/kernel/service.ts';
import { WIRE } from '#infrastructure/kernel/wire.bindings.ts';
import { createParcelGateway } from './api.ts';

export const PARCEL_ADAPTER = service((get): ParcelReader => createParcelGateway(get(WIRE)));
