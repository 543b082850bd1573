import { HStack } from '@chakra-ui/react';
import { FormattedNumber, useIntl } from 'react-intl';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { messages } from '#ui/kernel/kernel.messages.ts';

type Props = {
  /** Which list it is the way through, read aloud, where a page has several. */
  readonly label?: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
};

/** The way through a long list, page by page. One page needs no way. */
export function Pagination({ label, page, pageSize, total, onPage }: Props) {
  const { formatMessage } = useIntl();
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1) return null;
  const shown = [1, page - 1, page, page + 1, last].filter(
    (number, at, all) => number >= 1 && number <= last && all.indexOf(number) === at,
  );
  return (
    <HStack as="nav" aria-label={label ?? formatMessage(messages.pages)} justify="center" gap="1">
      <IconButton
        aria-label={formatMessage(messages.previousPage)}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <Icon name="chevronStart" />
      </IconButton>
      {shown.map((number) => (
        <IconButton
          key={number}
          look={number === page ? 'solid' : 'ghost'}
          aria-label={formatMessage(messages.pageNumber, { page: number })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          <FormattedNumber value={number} />
        </IconButton>
      ))}
      <IconButton
        aria-label={formatMessage(messages.nextPage)}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        <Icon name="chevronEnd" />
      </IconButton>
    </HStack>
  );
}
