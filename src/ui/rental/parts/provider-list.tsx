import { Box, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { parseId } from '#domain/kernel/id.ts';
import { CardSkeletons, StoreGrid } from '#ui/design/card-grids.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { turningRows } from '#ui/design/turning.ts';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { Pager } from '#ui/kernel/pager.tsx';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useQueryValue } from '#ui/kernel/use-address.ts';
import { messages } from '#ui/rental/pages/provider.messages.ts';
import { useRentalPage } from '#ui/rental/use-rental-read.ts';
import { ProviderCards } from './provider-cards.tsx';

type Props = { readonly list: 'latest' | 'popular' };

const PAGE_SIZE = 12;
const FIRST_ROW = 4;

export const ProviderSkeletons = () => (
  <StoreGrid>
    <CardSkeletons of="stores" count={8} />
  </StoreGrid>
);

export function ProviderList({ list }: Props) {
  const { navigator } = useServices();
  const page = parseId<'Page'>(useQueryValue('page')) ?? 1;
  const read = useRentalPage((vehicles, scope) => vehicles.providers(scope, list, page));
  const { value, failure, turning, retry } = read;
  if (failure && !value) return <FailureState failure={failure} retry={retry} />;
  if (value?.rows.length === 0) {
    return <EmptyState art="rental" title={<FormattedMessage {...messages.none} />} />;
  }
  return (
    <Stack gap="8" aria-busy={!value}>
      {value ? (
        <Box {...turningRows(turning)}>
          <StoreGrid>
            <ProviderCards providers={value.rows} eager={FIRST_ROW} />
          </StoreGrid>
        </Box>
      ) : (
        <ProviderSkeletons />
      )}
      <Pager
        read={read}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(to) => navigator.changeQuery({ page: to })}
      />
    </Stack>
  );
}
