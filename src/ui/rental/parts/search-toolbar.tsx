import { HStack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SORTS, VIEWS } from '#domain/rental/vehicle-search.ts';
import { messages as filters } from '#ui/catalogue/filters.messages.ts';
import { Icon } from '#ui/design/icon.tsx';
import { IconButton } from '#ui/design/icon-button.tsx';
import { SortSelect } from '#ui/design/sort-select.tsx';
import { messages } from '#ui/rental/pages/search.messages.ts';
import type { SearchControls } from '#ui/rental/use-vehicle-search.ts';
import type { Elements } from '#ui/design/elements.ts';

type Props = {
  readonly controls: SearchControls;
  readonly total: number | undefined;
  readonly filter: Elements;
};

const SORT_WORDS = {
  relevance: messages.relevance,
  priceUp: filters.priceUp,
  priceDown: filters.priceDown,
  rating: messages.topRated,
} as const;
const VIEW_LOOKS = {
  grid: { icon: 'grid', texts: messages.grid },
  list: { icon: 'menu', texts: messages.list },
} as const;

export function SearchToolbar({ controls, total, filter }: Props) {
  const { formatMessage } = useIntl();
  const { search, narrow, change } = controls;
  return (
    <HStack gap="3" flexWrap="wrap" justify="space-between">
      <Text role="status" color="fg.muted" minH="1lh" flex={{ base: '1 0 100%', md: '1' }}>
        {total === undefined ? null : (
          <FormattedMessage {...messages.count} values={{ count: total }} />
        )}
      </Text>
      {filter}
      <HStack gap="2" flex={{ base: '1', sm: '0 0 auto' }} justify="end" minW="0">
        <SortSelect
          label={formatMessage(filters.sort)}
          values={SORTS}
          chosen={search.sort}
          text={(sort) => formatMessage(SORT_WORDS[sort])}
          onChoose={(sort) => narrow({ sort })}
        />
        <HStack gap="1" role="group" aria-label={formatMessage(messages.view)}>
          {VIEWS.map((view) => (
            <IconButton
              key={view}
              look={view === search.view ? 'solid' : 'outline'}
              aria-pressed={view === search.view}
              aria-label={formatMessage(VIEW_LOOKS[view].texts)}
              onClick={() => change({ view })}
            >
              <Icon name={VIEW_LOOKS[view].icon} />
            </IconButton>
          ))}
        </HStack>
      </HStack>
    </HStack>
  );
}
