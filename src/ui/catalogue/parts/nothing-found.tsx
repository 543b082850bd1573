import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { messages } from '#ui/catalogue/pages/store.messages.ts';

type Props = {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly onShowAll: () => void;
};

export const NothingFound = ({ title, text, onShowAll }: Props) => (
  <EmptyState
    art="search"
    title={title}
    text={text}
    action={
      <Button variant="outline" onClick={onShowAll}>
        <FormattedMessage {...messages.clearFilters} />
      </Button>
    }
  />
);
