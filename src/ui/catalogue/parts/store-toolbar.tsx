import { Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { Store } from '#domain/catalogue/store.ts';
import { messages } from '#ui/catalogue/pages/store.messages.ts';
import type { SearchText } from '#ui/catalogue/use-search-text.ts';
import { DietChoice } from './diet-choice.tsx';
import { ListSearch } from './list-search.tsx';

type Props = {
  readonly store: Store;
  readonly filtersDiet: boolean;
  readonly search: SearchText;
};

export function StoreToolbar({ store, filtersDiet, search }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <ListSearch label={formatMessage(messages.search, { store: store.name })} search={search} />
      {filtersDiet ? <DietChoice /> : null}
    </Flex>
  );
}
