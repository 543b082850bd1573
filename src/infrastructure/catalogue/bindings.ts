import type { ModuleGate } from '#application/catalogue/module-gate.port.ts';
import { PLATFORM } from '#infrastructure/kernel/bindings.ts';
import { lateAdapter } from '#infrastructure/kernel/late-adapter.ts';
import { service, token } from '#infrastructure/kernel/service.ts';
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
export const CATALOGUE_READER = service((get) =>
  lateAdapter(get, async () => (await import('./reader.adapter.ts')).CATALOGUE_ADAPTER),
);
