import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ITEM_SORTS } from '#application/catalogue/catalogue-reader.port.ts';
import * as select from '#application/shell/storefront.selectors.ts';
import type { CategoryId } from '#domain/catalogue/category.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { SortSelect } from '#ui/design/sort-select.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from '#ui/catalogue/pages/category.messages.ts';
import { messages as storeMessages } from '#ui/catalogue/pages/store.messages.ts';
import { useDietMarks } from '#ui/catalogue/use-item-facts.ts';
import { useListParams } from '#ui/catalogue/use-list-params.ts';
import { DietChoice } from './diet-choice.tsx';
import { ItemCards } from './item-cards.tsx';
import { PagedCards } from './paged-cards.tsx';

type Props = { readonly category: CategoryId };

/** The items of a category, in the order and of the diet that the address bar says. */
export function CategoryItems({ category }: Props) {
  const { formatMessage } = useIntl();
  const { queries } = useServices();
  const scope = useReadScope();
  const { diet, sort: said, pages, change } = useListParams();
  const filtersDiet = useDietMarks(useStorefront(select.module)?.type);
  const sort = ITEM_SORTS.find((one) => one === said) ?? 'popular';
  const asked = { diet: filtersDiet ? diet : 'all', sort } as const;
  const query = (page: number) => queries.catalogue.categoryItems(scope, category, asked, page);
  const { value } = useRead(query(1));

  return (
    <Stack gap="5">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Text color="fg.muted" minH="1lh" role="status">
          {value && value.total > 0 ? (
            <FormattedMessage {...messages.itemCount} values={{ count: value.total }} />
          ) : null}
        </Text>
        <Flex gap="3" wrap="wrap" align="center">
          {filtersDiet ? <DietChoice /> : null}
          <SortSelect
            label={formatMessage(messages.sort)}
            values={ITEM_SORTS}
            chosen={sort}
            text={(one) => formatMessage(messages[one])}
            onChoose={(one) => change({ sort: one === 'popular' ? null : one })}
          />
        </Flex>
      </Flex>
      <PagedCards
        key={JSON.stringify([category, asked])}
        of="items"
        pages={pages}
        endsAtTotal
        query={query}
        onPages={(page) => change({ page }, { replace: true })}
        cards={(items) => <ItemCards items={items} />}
        empty={asked.diet === 'all' ? <NoItems /> : <NoneOfThisDiet />}
      />
    </Stack>
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
    <EmptyState
      art="search"
      title={<FormattedMessage {...storeMessages.nothingFound} />}
      action={
        <Button variant="outline" onClick={showAll}>
          <FormattedMessage {...storeMessages.clearFilters} />
        </Button>
      }
    />
  );
}
