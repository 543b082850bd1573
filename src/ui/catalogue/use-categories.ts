import type { Category } from '#domain/catalogue/category.ts';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useRead, type Read } from '#ui/kernel/use-read.ts';

const FIVE_MINUTES = { dedupingInterval: 300_000 } as const;

export function useCategories(searchTerm = ''): Read<readonly Category[]> {
  const { queries } = useServices();
  const scope = useReadScope();
  const isKnownWhere = scope.zones !== null && scope.moduleId !== null;
  return useRead(
    isKnownWhere ? queries.catalogue.categories(scope, searchTerm) : null,
    FIVE_MINUTES,
  );
}
