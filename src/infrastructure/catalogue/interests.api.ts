import { readProfile } from '#contract/account.ts';
import { updateInterest } from '#contract/interests.ts';
import {
  type CatalogueReader,
  createCatalogueQueries,
} from '#application/catalogue/catalogue.queries.ts';
import type { InterestMemory } from '#application/catalogue/interest-memory.port.ts';
import type { InterestsGateway } from '#application/catalogue/interests-gateway.port.ts';
import type { ReadModels } from '#application/kernel/read-models.port.ts';
import type { CategoryId } from '#domain/catalogue/category.ts';
import type { ModuleId } from '#domain/catalogue/module.ts';
import { id } from '#domain/kernel/id.ts';
import { ok } from '#domain/kernel/result.ts';
import { call } from '#infrastructure/kernel/call.ts';
import type { HttpClient } from '#infrastructure/kernel/http-client.ts';
import type { CurrentScope } from '#infrastructure/kernel/request-scope.ts';

export type InterestsDeps = {
  readonly http: HttpClient;
  readonly catalogue: CatalogueReader;
  readonly reads: ReadModels;
  readonly scope: Pick<CurrentScope, 'read' | 'readScope'>;
  readonly memory: InterestMemory;
};

export function createInterestsGateway({
  http,
  catalogue,
  reads,
  scope,
  memory,
}: InterestsDeps): InterestsGateway {
  const queries = createCatalogueQueries(catalogue);
  const isCustomer = () => scope.read().token !== null;
  const offered = (moduleId: number | null) =>
    reads.ask(queries.featuredCategories({ ...scope.readScope(), moduleId }));
  const wasAskedElsewhere = async (module: ModuleId): Promise<boolean> => {
    const profile = await call(http, readProfile, { quiet: true });
    return !profile.ok || profile.value.selected_modules_for_interest.includes(module);
  };
  const keepAtServer = (module: ModuleId, interest: readonly CategoryId[]) =>
    call(http, updateInterest, { body: { interest: [...interest] }, moduleId: module });
  /** The module is always known when a page makes a call. */
  const here = () => id<'Module'>(scope.readScope().moduleId ?? 0);

  return {
    async isToBeAsked(module) {
      if (module.type === 'parcel' || memory.recall(module.id) !== null) return false;
      if (isCustomer() && (await wasAskedElsewhere(module.id))) return false;
      const categories = await offered(module.id);
      return categories.ok && categories.value.length > 0;
    },
    read: () => offered(scope.readScope().moduleId),
    async save(chosen) {
      const module = here();
      if (isCustomer()) {
        const answer = await keepAtServer(module, chosen);
        if (!answer.ok) return answer;
      }
      memory.keep(module, isCustomer() ? [] : chosen);
      reads.stale(['items']);
      return ok(null);
    },
    async skip() {
      const module = here();
      if (memory.recall(module) === null) memory.keep(module, []);
      if (isCustomer() && !(await wasAskedElsewhere(module))) await keepAtServer(module, []);
    },
  };
}
