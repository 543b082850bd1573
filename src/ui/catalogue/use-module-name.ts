import { useCallback } from 'react';
import * as select from '#application/shell/storefront/selectors.ts';
import type { Module, ModuleId } from '#domain/catalogue/module.ts';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import type { NameOfModule } from './use-store-cards.ts';

/** The persisted module may carry its name in another language. */
export function useModuleName(module: Module | null): string {
  return useNameOfModule(module?.id ?? null) ?? module?.name ?? '';
}

/** Null for a module that is not offered here, or unknown. */
export const useNameOfModule = (moduleId: ModuleId | null): string | null =>
  useOfferedModules()?.find(({ id }) => id === moduleId)?.name ?? null;

/** Names of the other modules, for mixed lists. */
export function useNamesOfOtherModules(): NameOfModule {
  const modules = useOfferedModules();
  const current = useStorefront(select.module)?.id;
  return useCallback(
    (moduleId) =>
      moduleId === current
        ? []
        : (modules ?? []).flatMap(({ id, name }) => (id === moduleId ? [name] : [])),
    [modules, current],
  );
}

function useOfferedModules(): readonly Module[] | undefined {
  const { queries } = useServices();
  const scope = useReadScope();
  return useRead(scope.zones === null ? null : queries.catalogue.modules(scope)).value;
}
