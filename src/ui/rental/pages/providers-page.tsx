import { Heading, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { parseId } from '#domain/kernel/id.ts';
import { useQueryValue } from '#ui/kernel/use-address.ts';
import { InRental } from '#ui/rental/parts/in-rental.tsx';
import { ProviderList, ProviderSkeletons } from '#ui/rental/parts/provider-list.tsx';
import { ProviderOf } from '#ui/rental/parts/provider-of.tsx';
import { messages as titles } from './titles.messages.ts';

/** All providers, or the one that the query names. */
export function ProvidersPage() {
  const id = parseId<'Provider'>(useQueryValue('id'));
  return (
    <InRental title={titles.providers} waiting={<ProviderSkeletons />}>
      {id === null ? <AllProviders /> : <ProviderOf key={id} id={id} />}
    </InRental>
  );
}

const AllProviders = () => (
  <Stack gap="6">
    <Heading as="h1" size="lg">
      <FormattedMessage {...titles.providers} />
    </Heading>
    <ProviderList list="popular" />
  </Stack>
);
