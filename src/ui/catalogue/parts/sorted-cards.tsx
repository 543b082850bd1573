import { Flex, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { Page, Query } from '#application/kernel/query.ts';
import { messages as filters } from '#ui/catalogue/filters.messages.ts';
import { SortSelect } from '#ui/design/sort-select.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { messages } from '#ui/catalogue/pages/category.messages.ts';
import { sortIn, type SortName, type Sorts } from '#ui/catalogue/list-sorts.ts';
import { useListParams } from '#ui/catalogue/use-list-params.ts';
import { PagedCards } from './paged-cards.tsx';
import type { Elements } from '#ui/design/elements.ts';
import { Part } from '#ui/design/part.tsx';

const SORTS = { ...messages, priceUp: filters.priceUp, priceDown: filters.priceDown } as const;

export const useSort = <const Values extends Sorts>(sorts: Values): Values[number] =>
  sortIn(sorts, useListParams().sort);

type Props<Row, Sort extends SortName> = {
  readonly of: 'items' | 'stores';
  /** Identity of the list: a change restarts at the first page. */
  readonly asked: unknown;
  /** Null until the query is known. */
  readonly query: (page: number) => Query<Page<Row>> | null;
  readonly count: MessageDescriptor;
  readonly sorts: readonly [Sort, ...Sort[]];
  readonly sort: Sort;
  readonly cards: (rows: readonly Row[], page: number) => Elements;
  readonly empty: Elements;
  readonly filter?: Elements;
  readonly endsAtTotal?: boolean;
};

export function SortedCards<Row, Sort extends SortName>(props: Props<Row, Sort>) {
  const { of, asked, query, count, sorts, sort, cards, empty, filter, endsAtTotal } = props;
  const { formatMessage } = useIntl();
  const { pages, change } = useListParams();
  const { value } = useRead(query(1));

  return (
    <Stack gap="5">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Text color="fg.muted" minH="1lh" role="status">
          {value && value.total > 0 ? (
            <FormattedMessage {...count} values={{ count: value.total }} />
          ) : null}
        </Text>
        <Flex gap="3" wrap="wrap" align="center">
          {filter}
          <SortSelect
            label={formatMessage(filters.sort)}
            values={sorts}
            chosen={sort}
            text={(one: SortName) => formatMessage(SORTS[one])}
            onChoose={(one) => change({ sort: one === sorts[0] ? null : one })}
          />
        </Flex>
      </Flex>
      <Part>
        <PagedCards
          key={JSON.stringify([asked, sort])}
          of={of}
          pages={pages}
          endsAtTotal={endsAtTotal ?? false}
          query={query}
          onPages={(page) => change({ page }, { replace: true })}
          cards={cards}
          empty={empty}
        />
      </Part>
    </Stack>
  );
}
