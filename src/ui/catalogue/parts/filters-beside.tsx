import { Box, Button, Flex } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { goodsFilterCount } from '#domain/catalogue/goods-search.ts';
import { DrawerShell } from '#ui/design/drawer-shell.tsx';
import { messages } from '#ui/catalogue/pages/search.messages.ts';
import type { FilterControls } from '#ui/catalogue/use-store-filters.ts';
import { SearchFilters } from './search-filters.tsx';

type BesideProps = { readonly controls: FilterControls; readonly children: ReactNode };

/** A list with its filters beside it, where there is room for them. */
export function FiltersBeside({ controls, children }: BesideProps) {
  const { formatMessage } = useIntl();
  return (
    <Flex gap="8" align="start">
      <Box
        as="aside"
        aria-label={formatMessage(messages.filters)}
        hideBelow="lg"
        w="17rem"
        flexShrink="0"
      >
        <SearchFilters controls={controls} />
      </Box>
      {children}
    </Flex>
  );
}

type ButtonProps = {
  readonly controls: FilterControls;
  /** How many the list has; below zero while that is not known. */
  readonly count: number;
  readonly more?: boolean;
};

/** Where there is no room beside the list, its filters come in a drawer. */
export function FiltersButton({ controls, count, more = false }: ButtonProps) {
  const [isFiltering, setFiltering] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        hideFrom="lg"
        aria-haspopup="dialog"
        onClick={() => setFiltering(true)}
      >
        <FormattedMessage
          {...messages.filtersSet}
          values={{ count: goodsFilterCount(controls.filters, controls.of) }}
        />
      </Button>
      {isFiltering ? (
        <DrawerShell
          title={<FormattedMessage {...messages.filters} />}
          onClose={() => setFiltering(false)}
          footer={
            <Button w="full" onClick={() => setFiltering(false)}>
              <FormattedMessage {...messages.show} values={{ count, more: String(more) }} />
            </Button>
          }
        >
          <SearchFilters controls={controls} />
        </DrawerShell>
      ) : null}
    </>
  );
}
