import { Box, Heading, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '#ui/design/empty-state.tsx';
import * as select from '#application/shell/storefront.selectors.ts';
import { Entries } from '#ui/kernel/entries.tsx';
import { LatePart } from '#ui/kernel/late.tsx';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { useAskForNeeds, useUnansweredNeed } from '#ui/kernel/page-needs.ts';
import { SearchBox } from '#ui/catalogue/parts/search-box.tsx';
import { SearchResults } from '#ui/catalogue/parts/search-results.tsx';
import { UnansweredNeed } from '#ui/catalogue/parts/unanswered-need.tsx';
import { useGoodsSearch } from '#ui/catalogue/use-goods-search.ts';
import { messages } from './search.messages.ts';
import { messages as titles } from './titles.messages.ts';

/** What is called as the address says: goods of every module, or what the module that rents out has in their place. */
export function SearchPage() {
  const need = useUnansweredNeed();
  const ask = useAskForNeeds();
  const controls = useGoodsSearch();
  const isRental = useStorefront(select.isRental);
  return (
    <Stack gap="5">
      <Heading as="h1" size="lg" overflowWrap="anywhere">
        {controls ? (
          <FormattedMessage
            {...messages.title}
            values={{ term: <bdi>{controls.search.term}</bdi> }}
          />
        ) : (
          <FormattedMessage {...titles.search} />
        )}
      </Heading>
      <Box hideFrom="xl">
        <SearchBox />
      </Box>
      {need ? <UnansweredNeed need={need} onAnswer={ask} /> : null}
      {!need && !controls ? (
        <EmptyState
          art="search"
          title={<FormattedMessage {...messages.nothingAsked} />}
          text={
            <FormattedMessage
              {...(isRental ? messages.nothingAskedRental : messages.nothingAskedText)}
            />
          }
        />
      ) : null}
      {!need && controls && !isRental ? <SearchResults controls={controls} /> : null}
      {!need && controls && isRental ? (
        <LatePart>
          <Entries slot="results" />
        </LatePart>
      ) : null}
    </Stack>
  );
}
