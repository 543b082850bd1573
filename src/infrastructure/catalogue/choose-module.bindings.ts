import { createAskGates } from '#application/catalogue/ask-gates.ts';
import { createCatalogueQueries } from '#application/catalogue/catalogue.queries.ts';
import { chooseModuleMachine, slots } from '#application/catalogue/choose-module/machine.ts';
import { paths } from '#application/kernel/path.ts';
import { provide } from '#application/kernel/provide.ts';
import type { Module } from '#domain/catalogue/module.ts';
import { fromCall } from '#infrastructure/kernel/from-call.ts';
import { CURRENT_SCOPE, NAVIGATOR, READ_MODELS } from '#infrastructure/kernel/bindings.ts';
import { service } from '#infrastructure/kernel/service.ts';
import type { InterestsDeps } from './interests.api.ts';
import { CATALOGUE_READER, MODULE_GATES, MODULE_STORE } from './bindings.ts';
import { INTERESTS_DEPS } from './interests-deps.bindings.ts';

/** Its code is loaded only when a module is chosen. If loading fails, no question is asked. */
const isAskedFor = (deps: InterestsDeps, module: Module): Promise<boolean> =>
  import('./interests.api.ts').then(
    ({ createInterestsGateway }) => createInterestsGateway(deps).isToBeAsked(module),
    () => false,
  );

export const chooseModuleDialog = service((get) => {
  const queries = createCatalogueQueries(get(CATALOGUE_READER));
  const reads = get(READ_MODELS);
  const { readScope } = get(CURRENT_SCOPE);
  const modules = get(MODULE_STORE);
  const navigator = get(NAVIGATOR);
  return provide(chooseModuleMachine, slots, {
    actors: {
      readModules: fromCall(() => reads.ask(queries.modules(readScope()))),
      askGates: createAskGates(get(MODULE_GATES)),
      findInterests: fromCall((module) => isAskedFor(get(INTERESTS_DEPS), module)),
    },
    effects: {
      saveModule: (_, module) => modules.save(module),
      clearAddress: () => navigator.changeQuery({ module: null }, { replace: true }),
      goHome: () => navigator.go(paths.home()),
      goToInterests: () => navigator.go(paths.interests()),
    },
  });
});
