import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { ITEM_SORTS } from '#application/catalogue/catalogue.queries.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import type { CategoryId } from '#domain/catalogue/category.ts';
import { goodsFilterCount } from '#domain/catalogue/goods-search.ts';
import { useRead } from '#ui/kernel/use-read.ts';
import { useItemFilters } from '#ui/catalogue/use-list-filters.ts';
import { GoodsFiltersBeside, GoodsFiltersButton } from './goods-filters.tsx';
import { NoneNarrowed } from './none-narrowed.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from '#ui/catalogue/pages/category.messages.ts';
import { messages as storeMessages } from '#ui/catalogue/pages/store.messages.ts';
import { useDietMarks } from '#ui/catalogue/use-item-facts.ts';
import { FIRST_SEEN } from '#ui/catalogue/picture-sizes.ts';
import { useListParams } from '#ui/catalogue/use-list-params.ts';
import { DietChoice } from './diet-choice.tsx';
import { ItemCards } from './item-cards.tsx';
import { NothingFound } from './nothing-found.tsx';
import { SortedCards, useSort } from './sorted-cards.tsx';

type Props = { readonly category: CategoryId };

export function CategoryItems({ category }: Props) {
  const { queries } = useServices();
  const scope = useReadScope();
  const said = useListParams().diet;
  const filtersDiet = useDietMarks(useStorefront(select.module)?.type);
  const sort = useSort(ITEM_SORTS);
  const diet = filtersDiet ? said : 'all';
  const controls = useItemFilters();
  const { filters } = controls;
  const query = (page: number) =>
    queries.catalogue.categoryItems(scope, category, { diet, sort, filters }, page);
  const { value } = useRead(query(1));
  const isNarrowed = goodsFilterCount(filters, 'items') > 0;

  return (
    <GoodsFiltersBeside controls={controls}>
      <Box flex="1" minW="0">
        <SortedCards
          of="items"
          asked={[category, diet, filters]}
          query={query}
          count={messages.itemCount}
          sorts={ITEM_SORTS}
          sort={sort}
          filter={
            <>
              {filtersDiet ? <DietChoice /> : null}
              <GoodsFiltersButton controls={controls} count={value?.total ?? -1} />
            </>
          }
          endsAtTotal
          cards={(items, page) => (
            <ItemCards items={items} eager={page === 1 ? FIRST_SEEN.items : 0} />
          )}
          empty={
            isNarrowed ? (
              <NoneNarrowed controls={controls} text={messages.noneNarrowed} />
            ) : diet === 'all' ? (
              <NoItems />
            ) : (
              <NoneOfThisDiet />
            )
          }
        />
      </Box>
    </GoodsFiltersBeside>
  );
}

const NoItems = () => (
  <EmptyState
    title={<FormattedMessage {...messages.noItems} />}
    text={<FormattedMessage {...messages.noItemsText} />}
  />
);

function NoneOfThisDiet() {
  const { diet } = useServices();
  const { change } = useListParams();
  const showAll = () => {
    diet.keep('all');
    change({ diet: null });
  };
  return (
    <NothingFound
      title={<FormattedMessage {...storeMessages.nothingFound} />}
      onShowAll={showAll}
    />
  );
}
