import { service } from '#infrastructure/kernel/service.ts';
import { WIRE } from '#infrastructure/kernel/wire.bindings.ts';
import { createCatalogueReader } from './api.ts';

export const CATALOGUE_ADAPTER = service((get) => createCatalogueReader(get(WIRE)));
