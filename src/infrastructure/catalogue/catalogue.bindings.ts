import { ContainerModule } from 'inversify';
import type { CatalogueReader } from '#application/catalogue/catalogue-reader.port.ts';
import type { InterestMemory } from '#application/catalogue/interest-memory.port.ts';
import type { DietMemory } from '#application/catalogue/diet-memory.port.ts';
import type { ModuleGate } from '#application/catalogue/module-gate.port.ts';
import type { RecentlyViewed } from '#application/catalogue/recently-viewed.port.ts';
import type { ModuleStore } from '#application/catalogue/module-store.port.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import { CURRENT_SCOPE, PLATFORM, HTTP_CLIENT } from '#infrastructure/kernel/kernel.bindings.ts';
import type { CurrentScope } from '#infrastructure/kernel/request-scope.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { createHttpCatalogueReader } from './http-catalogue-reader.adapter.ts';
import { createLocalStorageInterestMemory } from './local-storage-interest-memory.adapter.ts';
import { createLocalStorageDietMemory } from './local-storage-diet-memory.adapter.ts';
import { createLocalStorageRecentlyViewed } from './local-storage-recently-viewed.adapter.ts';
import { createLocalStorageModuleStore } from './local-storage-module-store.adapter.ts';

export const MODULE_STORE = token<ModuleStore>('ModuleStore');
export const INTEREST_MEMORY = token<InterestMemory>('InterestMemory');
export const RECENTLY_VIEWED = token<RecentlyViewed>('RecentlyViewed');
export const DIET_MEMORY = token<DietMemory>('DietMemory');
/** Gates of other modules, asked before a module is chosen. */
export const MODULE_GATES = token<readonly ModuleGate[]>('ModuleGates');
export const CATALOGUE_READER = token<CatalogueReader>('CatalogueReader');

export const catalogueBindings = new ContainerModule(({ bind }) => {
  bind(MODULE_STORE).toResolvedValue(createLocalStorageModuleStore, [PLATFORM]);
  bind(DIET_MEMORY).toResolvedValue(createLocalStorageDietMemory, [PLATFORM]);
  bind(RECENTLY_VIEWED)
    .toResolvedValue(createLocalStorageRecentlyViewed, [PLATFORM])
    .inSingletonScope();
  bind(INTEREST_MEMORY).toResolvedValue(createLocalStorageInterestMemory, [PLATFORM]);
  bind(CATALOGUE_READER)
    .toResolvedValue(
      (http: HttpClient, { currency }: CurrentScope, { report = () => {} }: Platform) =>
        createHttpCatalogueReader({ http, currency, report }),
      [HTTP_CLIENT, CURRENT_SCOPE, PLATFORM],
    )
    .inSingletonScope();
});
