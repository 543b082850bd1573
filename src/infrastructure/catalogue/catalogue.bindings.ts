import type { ModuleGate } from '#application/catalogue/module-gate.port.ts';
import {
  CURRENT_SCOPE,
  HTTP_CLIENT,
  PLATFORM,
  READ_MODELS,
  WIRE,
} from '#infrastructure/kernel/kernel.bindings.ts';
import { service, token } from '#infrastructure/kernel/service.ts';
import { createHttpCatalogueReader } from './http-catalogue-reader.adapter.ts';
import type { InterestsDeps } from './http-interests-gateway.adapter.ts';
import { createLocalStorageInterestMemory } from './local-storage-interest-memory.adapter.ts';
import { createLocalStorageDietMemory } from './local-storage-diet-memory.adapter.ts';
import { createLocalStorageRecentlyViewed } from './local-storage-recently-viewed.adapter.ts';
import { createLocalStorageModuleStore } from './local-storage-module-store.adapter.ts';

/** Gates of other modules, asked before a module is chosen. */
export const MODULE_GATES = token<readonly ModuleGate[]>('ModuleGates');

export const MODULE_STORE = service((get) => createLocalStorageModuleStore(get(PLATFORM)));
export const INTEREST_MEMORY = service((get) => createLocalStorageInterestMemory(get(PLATFORM)));
export const RECENTLY_VIEWED = service((get) => createLocalStorageRecentlyViewed(get(PLATFORM)));
export const DIET_MEMORY = service((get) => createLocalStorageDietMemory(get(PLATFORM)));
export const CATALOGUE_READER = service((get) => createHttpCatalogueReader(get(WIRE)));
export const INTERESTS_DEPS = service((get): InterestsDeps => ({
  http: get(HTTP_CLIENT),
  catalogue: get(CATALOGUE_READER),
  reads: get(READ_MODELS),
  scope: get(CURRENT_SCOPE),
  memory: get(INTEREST_MEMORY),
}));
