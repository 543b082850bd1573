import { Box, HStack } from '@chakra-ui/react';
import { Fragment, useLayoutEffect, useRef } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { messages } from '#ui/kernel/kernel.messages.ts';

const LEFT_OUT = '…';

type Props = {
  readonly label?: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
};

export function Pagination({ label, page, pageSize, total, onPage }: Props) {
  const { formatMessage } = useIntl();
  const way = useRef<HTMLDivElement>(null);
  // At either end the pressed arrow is disabled and would lose the focus.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!activeElement?.hasAttribute('disabled') || !way.current?.contains(activeElement)) return;
    way.current.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [page]);
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1) return null;
  const shown = numbersAt(page, last);
  return (
    <HStack
      as="nav"
      ref={way}
      aria-label={label ?? formatMessage(messages.pages)}
      justify="center"
      gap={{ base: '0', sm: '1' }}
    >
      <IconButton
        aria-label={formatMessage(messages.previousPage)}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <Icon name="chevronStart" />
      </IconButton>
      {shown.map((number, at) => (
        <Fragment key={number}>
          {number - (shown[at - 1] ?? 0) > 1 ? (
            <Box aria-hidden color="fg.muted" w="3" textAlign="center">
              {LEFT_OUT}
            </Box>
          ) : null}
          <IconButton
            look={number === page ? 'solid' : 'ghost'}
            aria-label={formatMessage(messages.pageNumber, { page: number })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            <FormattedNumber value={number} />
          </IconButton>
        </Fragment>
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

/** All if they fit on a phone; else first, last and the neighbours of the current page. */
function numbersAt(page: number, last: number): readonly number[] {
  const all = Array.from({ length: last }, (_, at) => at + 1);
  if (last <= 5) return all;
  return all.filter((one) => one === 1 || one === last || Math.abs(one - page) <= 1);
}
