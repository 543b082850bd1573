import type { Module, ModuleId } from '#domain/catalogue/module.ts';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';

/** What a module is called in this language: the persisted name may be of another. */
export function useModuleName(module: Module | null): string {
  return useNameOfModule(module?.id ?? null) ?? module?.name ?? '';
}

/** What a module is called; null for one that is not offered here, or not known yet. */
export function useNameOfModule(moduleId: ModuleId | null): string | null {
  const { queries } = useServices();
  const scope = useReadScope();
  const { value } = useRead(scope.zones === null ? null : queries.catalogue.modules(scope));
  return value?.find(({ id }) => id === moduleId)?.name ?? null;
}
