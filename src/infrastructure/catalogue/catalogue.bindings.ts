import { ContainerModule } from 'inversify';
import { fromPromise } from 'xstate';
import { chooseModuleMachine } from '#application/catalogue/choose-module.machine.ts';
import { slots } from '#application/catalogue/choose-module.setup.ts';
import { plug } from '#application/kernel/plug.ts';
import type { CatalogueReader } from '#application/catalogue/catalogue-reader.port.ts';
import type * as ChooseModule from '#application/catalogue/choose-module.types.ts';
import type { DietMemory } from '#application/catalogue/diet-memory.port.ts';
import type { ModuleStore } from '#application/catalogue/module-store.port.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import type { ReadModels } from '#application/kernel/read-models.port.ts';
import { createCatalogueQueries } from '#application/catalogue/catalogue.queries.ts';
import { paths } from '#application/kernel/path.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import {
  CURRENT_SCOPE,
  PLATFORM,
  HTTP_CLIENT,
  NAVIGATOR,
  READ_MODELS,
} from '#infrastructure/kernel/kernel.bindings.ts';
import type { CurrentScope } from '#infrastructure/kernel/request-scope.ts';
import { machine } from '#infrastructure/kernel/machine.bindings.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { createHttpCatalogueReader } from './http-catalogue-reader.adapter.ts';
import { createLocalStorageDietMemory } from './local-storage-diet-memory.adapter.ts';
import { createLocalStorageModuleStore } from './local-storage-module-store.adapter.ts';

export const MODULE_STORE = token<ModuleStore>('ModuleStore');
export const DIET_MEMORY = token<DietMemory>('DietMemory');
export const CATALOGUE_READER = token<CatalogueReader>('CatalogueReader');

/** Which adapter answers which port of this module. */
export const catalogueBindings = new ContainerModule(({ bind }) => {
  bind(MODULE_STORE).toResolvedValue(createLocalStorageModuleStore, [PLATFORM]);
  bind(DIET_MEMORY).toResolvedValue(createLocalStorageDietMemory, [PLATFORM]);
  bind(CATALOGUE_READER)
    .toResolvedValue(
      (http: HttpClient, { currency }: CurrentScope, { report = () => {} }: Platform) =>
        createHttpCatalogueReader({ http, currency, report }),
      [HTTP_CLIENT, CURRENT_SCOPE, PLATFORM],
    )
    .inSingletonScope();
});

const plugChooseModule = (
  catalogue: CatalogueReader,
  reads: ReadModels,
  scope: CurrentScope,
  store: ModuleStore,
  navigator: Navigator,
) =>
  plug(chooseModuleMachine, slots, {
    actors: {
      readModules: fromPromise<ChooseModule.ModulesAnswer, undefined>(() =>
        reads.ask(createCatalogueQueries(catalogue).modules(scope.readScope())),
      ),
    },
    effects: {
      saveModule: (_, module) => store.save(module),
      clearAddress: () => navigator.changeQuery({ module: null }, { replace: true }),
      goHome: () => navigator.go(paths.home()),
    },
  });

/** The machines of this module that the storefront starts. */
export const catalogueMachines = {
  chooseModule: machine(plugChooseModule, [
    CATALOGUE_READER,
    READ_MODELS,
    CURRENT_SCOPE,
    MODULE_STORE,
    NAVIGATOR,
  ]),
};
