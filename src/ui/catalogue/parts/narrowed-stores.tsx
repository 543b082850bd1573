import { Box } from '@chakra-ui/react';
import type { CategoryId } from '#domain/catalogue/category.ts';
import { goodsFilterCount } from '#domain/catalogue/goods-search.ts';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { messages } from '#ui/catalogue/pages/store-list.messages.ts';
import { STORE_LISTS } from '#ui/catalogue/list-sorts.ts';
import { useStoreFilters } from '#ui/catalogue/use-list-filters.ts';
import { GoodsFiltersBeside, GoodsFiltersButton } from './goods-filters.tsx';
import { NoneNarrowed } from './none-narrowed.tsx';
import { SortedCards, useSort } from './sorted-cards.tsx';
import { StoreCards } from './store-cards.tsx';
import type { Elements } from '#ui/design/elements.ts';

type StoreSort = keyof typeof STORE_LISTS;

const FIRST_ROW = 4;

type Props = {
  readonly category: CategoryId | null;
  /** The first one is the list's own order. */
  readonly sorts: readonly [StoreSort, ...StoreSort[]];
  readonly empty: Elements;
};

export function NarrowedStores({ category, sorts, empty }: Props) {
  const { queries } = useServices();
  const scope = useReadScope();
  const sort = useSort(sorts);
  const controls = useStoreFilters();
  const { filters } = controls;
  const query = (page: number) =>
    scope.zones && scope.moduleId
      ? queries.catalogue.stores(scope, STORE_LISTS[sort], page, { category, filters })
      : null;
  const { value } = useRead(query(1));

  return (
    <GoodsFiltersBeside controls={controls}>
      <Box flex="1" minW="0">
        <SortedCards
          of="stores"
          asked={[category, filters]}
          query={query}
          count={messages.count}
          sorts={sorts}
          sort={sort}
          filter={<GoodsFiltersButton controls={controls} count={value?.total ?? -1} />}
          cards={(stores, page) => (
            <StoreCards stores={stores} eager={page === 1 ? FIRST_ROW : 0} />
          )}
          empty={
            goodsFilterCount(filters, 'stores') > 0 ? (
              <NoneNarrowed controls={controls} text={messages.noneNarrowed} />
            ) : (
              empty
            )
          }
        />
      </Box>
    </GoodsFiltersBeside>
  );
}
