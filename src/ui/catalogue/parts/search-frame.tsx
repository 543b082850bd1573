import { Box, Heading, Stack } from '@chakra-ui/react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Elements } from '#ui/design/elements.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { useAskForNeeds, useUnansweredNeed } from '#ui/kernel/page-needs.ts';
import { messages } from '#ui/catalogue/pages/search.messages.ts';
import { messages as titles } from '#ui/catalogue/pages/titles.messages.ts';
import { useAskedTerm } from '#ui/catalogue/use-search.ts';
import { SearchBox } from './search-box.tsx';
import { messages as unansweredNeed } from './unanswered-need.messages.ts';
import { UnansweredNeed } from './unanswered-need.tsx';

type Props = {
  readonly hint: MessageDescriptor;
  readonly children: Elements;
};

export function SearchFrame({ hint, children }: Props) {
  const term = useAskedTerm();
  return (
    <Stack gap="5">
      <Heading as="h1" size="lg" overflowWrap="anywhere">
        {term ? (
          <FormattedMessage {...messages.title} values={{ term: <bdi>{term}</bdi> }} />
        ) : (
          <FormattedMessage {...titles.search} />
        )}
      </Heading>
      <Box hideFrom="xl">
        <SearchBox />
      </Box>
      <WhereAsked hint={hint} term={term}>
        {children}
      </WhereAsked>
    </Stack>
  );
}

function WhereAsked({ hint, term, children }: Props & { readonly term: string }) {
  const need = useUnansweredNeed();
  const ask = useAskForNeeds();
  if (need) return <UnansweredNeed need={need} onAnswer={ask} />;
  return term ? (
    children
  ) : (
    <EmptyState
      art="search"
      title={<FormattedMessage {...unansweredNeed.module} />}
      text={<FormattedMessage {...hint} />}
    />
  );
}
