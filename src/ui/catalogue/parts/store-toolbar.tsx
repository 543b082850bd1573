import { Box, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { Category } from '#domain/catalogue/category.ts';
import type { Store } from '#domain/catalogue/store.ts';
import { messages } from '#ui/catalogue/pages/store.messages.ts';
import type { SearchText } from '#ui/catalogue/use-search-text.ts';
import { CategoryChips } from './category-chips.tsx';
import { DietChoice } from './diet-choice.tsx';
import { ListSearch } from './list-search.tsx';

type Props = {
  readonly store: Store;
  readonly categories: readonly Category[];
  readonly filtersDiet: boolean;
  readonly search: SearchText;
};

/** Search, categories and diet; it stays in sight while the items scroll. */
export function StoreToolbar({ store, categories, filtersDiet, search }: Props) {
  const { formatMessage } = useIntl();

  return (
    <Box
      position="sticky"
      top="var(--header-height)"
      zIndex="docked"
      bg="bg"
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '0' }}
      py="3"
    >
      <Flex gap="3" wrap="wrap" align="center" mb="3">
        <ListSearch label={formatMessage(messages.search, { store: store.name })} search={search} />
        {filtersDiet ? <DietChoice /> : null}
      </Flex>
      {categories.length > 1 ? (
        <CategoryChips label={formatMessage(messages.categories)} categories={categories} />
      ) : null}
    </Box>
  );
}
