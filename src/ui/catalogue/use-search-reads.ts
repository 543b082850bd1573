import type { FoundPage, SearchQueries } from '#application/catalogue/search.queries.ts';
import type { Query, ReadScope } from '#application/kernel/query.ts';
import type { GoodsSearch } from '#domain/catalogue/goods-search.ts';
import type { Item } from '#domain/catalogue/item.ts';
import type { Store } from '#domain/catalogue/store.ts';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useLate } from '#ui/kernel/use-late.ts';
import { usePageRead, type PageRead } from '#ui/kernel/use-read.ts';

export type SearchReads = {
  readonly items: PageRead<FoundPage<Item>>;
  readonly stores: PageRead<FoundPage<Store>>;
};

/** Reads both lists: each tab shows its total. */
export const useSearchReads = (search: GoodsSearch): SearchReads => ({
  items: useFound((queries, scope) => queries.items(scope, search)),
  stores: useFound((queries, scope) => queries.stores(scope, search)),
});

/** A read whose code is still loading counts as loading. */
function useFound<Row>(
  ask: (queries: SearchQueries, scope: ReadScope) => Query<FoundPage<Row>>,
): PageRead<FoundPage<Row>> {
  const queries = useLate(useServices().search);
  const scope = useReadScope();
  const read = usePageRead(queries && scope.zones !== null ? ask(queries, scope) : null);
  return queries === null ? { ...read, loading: true } : read;
}
