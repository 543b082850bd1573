import { Heading, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { parseId } from '#domain/kernel/id.ts';
import { CardSkeletons, StoreGrid } from '#ui/design/card-grids.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Pagination } from '#ui/design/pagination.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useQueryValue } from '#ui/kernel/use-address.ts';
import { InRental } from '#ui/rental/parts/in-rental.tsx';
import { ProviderCards } from '#ui/rental/parts/provider-cards.tsx';
import { ProviderOf } from '#ui/rental/parts/provider-of.tsx';
import { useRentalRead } from '#ui/rental/use-rental-read.ts';
import { messages } from './provider.messages.ts';
import { messages as titles } from './titles.messages.ts';

const PAGE_SIZE = 12;
const FIRST_ROW = 4;

/** All who rent out; the one that the query names, where it names one. */
export function ProvidersPage() {
  const id = parseId<'Provider'>(useQueryValue('id'));
  const waiting = (
    <StoreGrid>
      <CardSkeletons of="stores" count={8} />
    </StoreGrid>
  );
  return (
    <InRental title={titles.providers} waiting={waiting}>
      {id === null ? <AllProviders /> : <ProviderOf key={id} id={id} />}
    </InRental>
  );
}

const AllProviders = () => (
  <Stack gap="6">
    <Heading as="h1" size="lg">
      <FormattedMessage {...titles.providers} />
    </Heading>
    <ProviderList />
  </Stack>
);

function ProviderList() {
  const { navigator } = useServices();
  const page = parseId<'Page'>(useQueryValue('page')) ?? 1;
  const { value, failure, retry } = useRentalRead((vehicles, scope) =>
    vehicles.providers(scope, 'popular', page),
  );
  if (failure && !value) return <FailureState failure={failure} retry={retry} />;
  if (value?.rows.length === 0) {
    return <EmptyState art="rental" title={<FormattedMessage {...messages.none} />} />;
  }
  return (
    <Stack gap="8" aria-busy={!value}>
      <StoreGrid>
        {value ? (
          <ProviderCards providers={value.rows} eager={FIRST_ROW} />
        ) : (
          <CardSkeletons of="stores" count={8} />
        )}
      </StoreGrid>
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        total={value?.total ?? 0}
        onPage={(to) => navigator.changeQuery({ page: to })}
      />
    </Stack>
  );
}
