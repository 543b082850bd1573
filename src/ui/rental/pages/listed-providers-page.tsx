import { Heading, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { PageProps } from '#ui/kernel/routes.ts';
import { ProviderList } from '#ui/rental/parts/provider-list.tsx';
import { messages as titles } from './titles.messages.ts';

const LISTS = {
  latestStores: { list: 'latest', title: titles.latestProviders },
  popularStores: { list: 'popular', title: titles.popularProviders },
} as const;

/** Newest or most popular providers, at the addresses of other modules' store lists. */
export function ListedProvidersPage({ page }: Pick<PageProps<keyof typeof LISTS>, 'page'>) {
  const { list, title } = LISTS[page];
  return (
    <Stack gap="6">
      <Heading as="h1" size="lg">
        <FormattedMessage {...title} />
      </Heading>
      <ProviderList key={list} list={list} />
    </Stack>
  );
}
