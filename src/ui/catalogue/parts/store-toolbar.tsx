import { Box, Flex, HStack } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DIETS, type Diet } from '#application/catalogue/catalogue-reader.port.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Store } from '#domain/catalogue/store.ts';
import { Icon } from '#ui/design/icon.tsx';
import { PlainInput } from '#ui/design/plain-input.tsx';
import { useServices } from '#ui/kernel/services-context.tsx';
import { ChoiceChip, ChoiceChips } from '#ui/design/choice-chips.tsx';
import { messages } from '#ui/catalogue/pages/store.messages.ts';
import { useListParams } from '#ui/catalogue/use-list-params.ts';
import type { SearchText } from '#ui/catalogue/use-search-text.ts';

type Props = {
  readonly store: Store;
  readonly categories: readonly Category[];
  readonly filtersDiet: boolean;
  readonly search: SearchText;
};

/** Search, categories and diet; it stays in sight while the items scroll. */
export function StoreToolbar({ store, categories, filtersDiet, search }: Props) {
  const { formatMessage } = useIntl();
  const { category, change } = useListParams();

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
        <SearchBox store={store} search={search} />
        {filtersDiet ? <DietChoice /> : null}
      </Flex>
      {categories.length > 1 ? (
        <ChoiceChips label={formatMessage(messages.categories)}>
          <ChoiceChip chosen={category === null} onChoose={() => change({ category: null })}>
            <FormattedMessage {...messages.everything} />
          </ChoiceChip>
          {categories.map(({ id, name }) => (
            <ChoiceChip key={id} chosen={id === category} onChoose={() => change({ category: id })}>
              {name}
            </ChoiceChip>
          ))}
        </ChoiceChips>
      ) : null}
    </Box>
  );
}

const DIET_WORDS = { all: messages.all, veg: messages.veg, non_veg: messages.nonVeg } as const;

function DietChoice() {
  const { formatMessage } = useIntl();
  const { diet: memory } = useServices();
  const { diet: chosen, change } = useListParams();
  const choose = (diet: Diet) => {
    memory.keep(diet);
    change({ diet: diet === 'all' ? null : diet });
  };
  return (
    <ChoiceChips label={formatMessage(messages.diet)}>
      {DIETS.map((diet) => (
        <ChoiceChip key={diet} chosen={diet === chosen} onChoose={() => choose(diet)}>
          <FormattedMessage {...DIET_WORDS[diet]} />
        </ChoiceChip>
      ))}
    </ChoiceChips>
  );
}

function SearchBox({ store, search }: Pick<Props, 'store' | 'search'>) {
  const { formatMessage } = useIntl();
  const label = formatMessage(messages.search, { store: store.name });

  return (
    <HStack position="relative" flex="1" minW="14rem" maxW="md">
      <Box position="absolute" insetStart="3.5" color="fg.subtle" pointerEvents="none">
        <Icon name="search" />
      </Box>
      <PlainInput
        type="search"
        ps="11"
        borderRadius="full"
        maxLength={200}
        aria-label={label}
        placeholder={label}
        value={search.text}
        onChange={({ target }) => search.write(target.value)}
      />
    </HStack>
  );
}
