import { fromPromise } from 'xstate';
import { createAskGates } from '#application/catalogue/ask-gates.ts';
import type { CatalogueReader } from '#application/catalogue/catalogue-reader.port.ts';
import { createCatalogueQueries } from '#application/catalogue/catalogue.queries.ts';
import { chooseModuleMachine } from '#application/catalogue/choose-module.machine.ts';
import { slots } from '#application/catalogue/choose-module.setup.ts';
import type * as ChooseModule from '#application/catalogue/choose-module.types.ts';
import type { ModuleGate } from '#application/catalogue/module-gate.port.ts';
import type { ModuleStore } from '#application/catalogue/module-store.port.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import { paths } from '#application/kernel/path.ts';
import { plug } from '#application/kernel/plug.ts';
import type { ReadModels } from '#application/kernel/read-models.port.ts';
import { CURRENT_SCOPE, NAVIGATOR, READ_MODELS } from '#infrastructure/kernel/kernel.bindings.ts';
import { machine } from '#infrastructure/kernel/machine.bindings.ts';
import type { CurrentScope } from '#infrastructure/kernel/request-scope.ts';
import { CATALOGUE_READER, MODULE_GATES, MODULE_STORE } from './catalogue.bindings.ts';

const plugChooseModule = (
  catalogue: CatalogueReader,
  reads: ReadModels,
  scope: CurrentScope,
  store: ModuleStore,
  navigator: Navigator,
  gates: readonly ModuleGate[],
) =>
  plug(chooseModuleMachine, slots, {
    actors: {
      readModules: fromPromise<ChooseModule.ModulesAnswer, undefined>(() =>
        reads.ask(createCatalogueQueries(catalogue).modules(scope.readScope())),
      ),
      askGates: createAskGates(gates),
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
  MODULE_GATES,
]);
