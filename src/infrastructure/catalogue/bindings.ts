import type { ModuleGate } from '#application/catalogue/module-gate.port.ts';
import {
  CURRENT_SCOPE,
  HTTP_CLIENT,
  PLATFORM,
  READ_MODELS,
  WIRE,
} from '#infrastructure/kernel/bindings.ts';
import { service, token } from '#infrastructure/kernel/service.ts';
import { createCatalogueReader } from './api.ts';
import type { InterestsDeps } from './interests.api.ts';
import {
  createDietMemory,
  createInterestMemory,
  createModuleStore,
  createRecentlyViewed,
} from './storage.ts';

/** Gates of other modules, asked before a module is chosen. */
export const MODULE_GATES = token<readonly ModuleGate[]>('ModuleGates');

export const MODULE_STORE = service((get) => createModuleStore(get(PLATFORM)));
export const INTEREST_MEMORY = service((get) => createInterestMemory(get(PLATFORM)));
export const RECENTLY_VIEWED = service((get) => createRecentlyViewed(get(PLATFORM)));
export const DIET_MEMORY = service((get) => createDietMemory(get(PLATFORM)));
export const CATALOGUE_READER = service((get) => createCatalogueReader(get(WIRE)));
export const INTERESTS_DEPS = service((get): InterestsDeps => ({
  http: get(HTTP_CLIENT),
  catalogue: get(CATALOGUE_READER),
  reads: get(READ_MODELS),
  scope: get(CURRENT_SCOPE),
  memory: get(INTEREST_MEMORY),
}));
