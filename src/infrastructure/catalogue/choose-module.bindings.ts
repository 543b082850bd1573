import { fromPromise } from 'xstate';
import type { CatalogueReader } from '#application/catalogue/catalogue-reader.port.ts';
import { createCatalogueQueries } from '#application/catalogue/catalogue.queries.ts';
import { chooseModuleMachine } from '#application/catalogue/choose-module.machine.ts';
import { slots } from '#application/catalogue/choose-module.setup.ts';
import type * as ChooseModule from '#application/catalogue/choose-module.types.ts';
import type { ModuleStore } from '#application/catalogue/module-store.port.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import { paths } from '#application/kernel/path.ts';
import { plug } from '#application/kernel/plug.ts';
import type { ReadModels } from '#application/kernel/read-models.port.ts';
import { CURRENT_SCOPE, NAVIGATOR, READ_MODELS } from '#infrastructure/kernel/kernel.bindings.ts';
import { machine } from '#infrastructure/kernel/machine.bindings.ts';
import type { CurrentScope } from '#infrastructure/kernel/request-scope.ts';
import { CATALOGUE_READER, MODULE_STORE } from './catalogue.bindings.ts';

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

export const chooseModuleDialog = machine(plugChooseModule, [
  CATALOGUE_READER,
  READ_MODELS,
  CURRENT_SCOPE,
  MODULE_STORE,
  NAVIGATOR,
]);
