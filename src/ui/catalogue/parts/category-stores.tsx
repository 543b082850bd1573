import { Flex, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CategoryId } from '#domain/catalogue/category.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { SortSelect } from '#ui/design/sort-select.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { messages } from '#ui/catalogue/pages/category.messages.ts';
import { messages as listMessages } from '#ui/catalogue/pages/store-list.messages.ts';
import { useListParams } from '#ui/catalogue/use-list-params.ts';
import { PagedCards } from './paged-cards.tsx';
import { StoreCards } from './store-cards.tsx';

/** The orders of stores, and which of the lists each of them is. */
const SORTS = ['relevance', 'popular', 'topRated', 'newest'] as const;
const LISTS = {
  relevance: 'all',
  popular: 'popular',
  topRated: 'topRated',
  newest: 'latest',
} as const;

/** The stores that sell something of a category, in the order that the address bar says. */
export function CategoryStores({ category }: { readonly category: CategoryId }) {
  const { formatMessage } = useIntl();
  const { queries } = useServices();
  const scope = useReadScope();
  const { sort: said, pages, change } = useListParams();
  const sort = SORTS.find((one) => one === said) ?? 'relevance';
  const query = (page: number) => queries.catalogue.stores(scope, LISTS[sort], page, category);
  const { value } = useRead(query(1));

  return (
    <Stack gap="5">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Text color="fg.muted" minH="1lh" role="status">
          {value && value.total > 0 ? (
            <FormattedMessage {...listMessages.count} values={{ count: value.total }} />
          ) : null}
        </Text>
        <SortSelect
          label={formatMessage(messages.sort)}
          values={SORTS}
          chosen={sort}
          text={(one) => formatMessage(messages[one])}
          onChoose={(one) => change({ sort: one === 'relevance' ? null : one })}
        />
      </Flex>
      <PagedCards
        key={JSON.stringify([category, sort])}
        of="stores"
        pages={pages}
        query={query}
        onPages={(page) => change({ page }, { replace: true })}
        cards={(stores) => <StoreCards stores={stores} />}
        empty={
          <EmptyState
            art="store"
            title={<FormattedMessage {...listMessages.noStores} />}
            text={<FormattedMessage {...messages.noItemsText} />}
          />
        }
      />
    </Stack>
  );
}
