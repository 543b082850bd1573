import { fromPromise } from 'xstate';
import { createAskGates } from '#application/catalogue/ask-gates.ts';
import type { CatalogueReader } from '#application/catalogue/catalogue-reader.port.ts';
import { createCatalogueQueries } from '#application/catalogue/catalogue.queries.ts';
import { chooseModuleMachine, slots } from '#application/catalogue/choose-module/machine.ts';
import type * as ChooseModule from '#application/catalogue/choose-module/machine.ts';
import type { InterestMemory } from '#application/catalogue/interest-memory.port.ts';
import type { ModuleGate } from '#application/catalogue/module-gate.port.ts';
import type { ModuleStore } from '#application/catalogue/module-store.port.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import { paths } from '#application/kernel/path.ts';
import type { Module } from '#domain/catalogue/module.ts';
import { provide } from '#application/kernel/provide.ts';
import type { ReadModels } from '#application/kernel/read-models.port.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import {
  CURRENT_SCOPE,
  HTTP_CLIENT,
  NAVIGATOR,
  READ_MODELS,
} from '#infrastructure/kernel/kernel.bindings.ts';
import type { LateMachine } from '#infrastructure/kernel/late-machine.bindings.ts';
import { machine } from '#infrastructure/kernel/machine.bindings.ts';
import type { CurrentScope } from '#infrastructure/kernel/request-scope.ts';
import type { InterestsDeps } from './http-interests-gateway.adapter.ts';
import {
  CATALOGUE_READER,
  INTEREST_MEMORY,
  MODULE_GATES,
  MODULE_STORE,
} from './catalogue.bindings.ts';

/** Its code is loaded only when a module is chosen. If loading fails, no question is asked. */
const isAskedFor = (deps: InterestsDeps, module: Module): Promise<boolean> =>
  import('./http-interests-gateway.adapter.ts').then(
    ({ createHttpInterestsGateway }) => createHttpInterestsGateway(deps).isToBeAsked(module),
    () => false,
  );

const provideChooseModule = (
  catalogue: CatalogueReader,
  reads: ReadModels,
  scope: CurrentScope,
  store: ModuleStore,
  navigator: Navigator,
  gates: readonly ModuleGate[],
  http: HttpClient,
  memory: InterestMemory,
) =>
  provide(chooseModuleMachine, slots, {
    actors: {
      readModules: fromPromise<ChooseModule.ModulesAnswer, undefined>(() =>
        reads.ask(createCatalogueQueries(catalogue).modules(scope.readScope())),
      ),
      askGates: createAskGates(gates),
      findInterests: fromPromise<boolean, Module>(({ input }) =>
        isAskedFor({ http, catalogue, reads, scope, memory }, input),
      ),
    },
    effects: {
      saveModule: (_, module) => store.save(module),
      clearAddress: () => navigator.changeQuery({ module: null }, { replace: true }),
      goHome: () => navigator.go(paths.home()),
      goToInterests: () => navigator.go(paths.interests()),
    },
  });

export const chooseModuleDialog: LateMachine<typeof chooseModuleMachine> = {
  bindings: [],
  machine: machine(provideChooseModule, [
    CATALOGUE_READER,
    READ_MODELS,
    CURRENT_SCOPE,
    MODULE_STORE,
    NAVIGATOR,
    MODULE_GATES,
    HTTP_CLIENT,
    INTEREST_MEMORY,
  ]),
};
