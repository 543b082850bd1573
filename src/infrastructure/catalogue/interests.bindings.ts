import { ContainerModule } from 'inversify';
import { fromPromise } from 'xstate';
import type { CatalogueReader } from '#application/catalogue/catalogue-reader.port.ts';
import type { InterestMemory } from '#application/catalogue/interest-memory.port.ts';
import type { InterestsGateway } from '#application/catalogue/interests-gateway.port.ts';
import { interestsMachine, slots } from '#application/catalogue/interests/machine.ts';
import type * as Interests from '#application/catalogue/interests/machine.ts';
import type { Navigator } from '#application/kernel/navigator.port.ts';
import { paths } from '#application/kernel/path.ts';
import type { ReadModels } from '#application/kernel/read-models.port.ts';
import { provide } from '#application/kernel/provide.ts';
import type { CategoryId } from '#domain/catalogue/category.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import {
  CURRENT_SCOPE,
  HTTP_CLIENT,
  NAVIGATOR,
  READ_MODELS,
} from '#infrastructure/kernel/kernel.bindings.ts';
import type { CurrentScope } from '#infrastructure/kernel/request-scope.ts';
import { token } from '#infrastructure/kernel/token.ts';
import { CATALOGUE_READER, INTEREST_MEMORY } from './catalogue.bindings.ts';
import { createHttpInterestsGateway } from './http-interests-gateway.adapter.ts';

const INTERESTS_GATEWAY = token<InterestsGateway>('InterestsGateway');
export const INTERESTS_MACHINE = token<typeof interestsMachine>('InterestsMachine');

export const interestsBindings = new ContainerModule(({ bind }) => {
  bind(INTERESTS_GATEWAY).toResolvedValue(
    (
      http: HttpClient,
      catalogue: CatalogueReader,
      reads: ReadModels,
      scope: CurrentScope,
      memory: InterestMemory,
    ) => createHttpInterestsGateway({ http, catalogue, reads, scope, memory }),
    [HTTP_CLIENT, CATALOGUE_READER, READ_MODELS, CURRENT_SCOPE, INTEREST_MEMORY],
  );
  bind(INTERESTS_MACHINE).toResolvedValue(provideInterests, [INTERESTS_GATEWAY, NAVIGATOR]);
});

const provideInterests = (
  gateway: InterestsGateway,
  navigator: Navigator,
): typeof interestsMachine =>
  provide(interestsMachine, slots, {
    actors: {
      readInterests: fromPromise<Interests.ReadAnswer, undefined>(() => gateway.read()),
      saveInterests: fromPromise<Interests.SaveAnswer, readonly CategoryId[]>(({ input }) =>
        gateway.save(input),
      ),
    },
    effects: {
      saveSkip: () => void gateway.skip(),
      goHome: () => navigator.go(paths.home(), { replace: true }),
    },
  });
