import { HStack, Stack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FoundPage } from '#application/catalogue/search.queries.ts';
import { SEARCH_SORTS, SEARCH_TABS, type SearchTab } from '#domain/catalogue/goods-search.ts';
import { messages as filtersMessages } from '#ui/catalogue/filters.messages.ts';
import { SortSelect } from '#ui/design/sort-select.tsx';
import { Tabs } from '#ui/design/tabs.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { messages } from '#ui/catalogue/pages/search.messages.ts';
import { messages as sorts } from '#ui/catalogue/pages/category.messages.ts';
import { useSearchFilters, type GoodsSearchControls } from '#ui/catalogue/use-goods-search.ts';
import { useSearchReads } from '#ui/catalogue/use-search-reads.ts';
import { FoundItems, FoundStores } from './found-goods.tsx';
import { GoodsFiltersBeside, GoodsFiltersButton } from './goods-filters.tsx';

const SORT_WORDS = {
  relevance: sorts.relevance,
  popular: sorts.popular,
  rating: sorts.topRated,
  priceUp: filtersMessages.priceUp,
  priceDown: filtersMessages.priceDown,
} as const;

type Props = { readonly controls: GoodsSearchControls };

export function SearchResults({ controls }: Props) {
  const { formatMessage } = useIntl();
  const { search, narrow } = controls;
  const filters = useSearchFilters(controls);
  const reads = useSearchReads(search);
  const { value } = reads[search.tab];
  const labelOf = (tab: SearchTab) => (
    <FormattedMessage {...messages[tab]} values={countOf(reads[tab].value)} />
  );

  return (
    <GoodsFiltersBeside controls={filters}>
      <Stack gap="4" flex="1" minW="0">
        <VisuallyHidden role="status">
          {value ? <FormattedMessage {...messages.found} values={countOf(value)} /> : null}
        </VisuallyHidden>
        <HStack gap="3" justify="end">
          <GoodsFiltersButton
            controls={filters}
            count={value?.total ?? -1}
            more={value?.hasMore ?? false}
          />
          <SortSelect
            label={formatMessage(filtersMessages.sort)}
            values={SEARCH_SORTS[search.tab]}
            chosen={search.sort}
            text={(sort) => formatMessage(SORT_WORDS[sort])}
            onChoose={(sort) => narrow({ sort })}
          />
        </HStack>
        <Tabs
          label={formatMessage(messages.lists)}
          value={search.tab}
          onChange={(next) => narrow({ tab: SEARCH_TABS.find((tab) => tab === next) ?? 'items' })}
          tabs={[
            {
              value: 'items',
              label: labelOf('items'),
              content: <FoundItems controls={controls} read={reads.items} />,
            },
            {
              value: 'stores',
              label: labelOf('stores'),
              content: <FoundStores controls={controls} read={reads.stores} />,
            },
          ]}
        />
      </Stack>
    </GoodsFiltersBeside>
  );
}

/** Unknown counts are left out; capped counts are marked as such. */
const countOf = (found: FoundPage<unknown> | undefined) => ({
  count: found?.total ?? -1,
  more: String(found?.hasMore ?? false),
});
