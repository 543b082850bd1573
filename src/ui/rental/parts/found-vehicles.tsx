import { Box, Button, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { VehiclePage } from '#application/rental/rental.queries.ts';
import type { VehicleOrigin } from '#application/kernel/path.ts';
import { pricedTripOf } from '#domain/rental/trip-search.ts';
import { filterCount } from '#domain/rental/vehicle-search.ts';
import { messages as filtersMessages } from '#ui/catalogue/filters.messages.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { turningRows } from '#ui/design/turning.ts';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { Pager } from '#ui/kernel/pager.tsx';
import type { PageRead } from '#ui/kernel/use-read.ts';
import { messages as found } from '#ui/catalogue/pages/search.messages.ts';
import { messages } from '#ui/rental/pages/search.messages.ts';
import type { SearchControls } from '#ui/rental/use-vehicle-search.ts';
import { useComparison } from '#ui/rental/use-comparison.ts';
import { CompareBar } from './compare-bar.tsx';
import { VehicleCards, VehicleGrid, VehicleSkeletons } from './vehicle-cards.tsx';
import { ClearFilters } from './vehicle-filters.tsx';

type Props = {
  readonly controls: SearchControls;
  readonly read: PageRead<VehiclePage>;
  readonly from: VehicleOrigin;
  readonly term: string | null;
};

export const PAGE_SIZE = 12;
const FIRST_ROW = 4;

export function FoundVehicles({ controls, read, from, term }: Props) {
  const { search, change } = controls;
  const comparison = useComparison('compare');
  const { view, page, trip } = search;
  const priced = useMemo(() => pricedTripOf(trip), [trip]);
  const { value, failure, turning, retry } = read;
  if (failure && !value) return <FailureState failure={failure} retry={retry} />;
  if (!value) {
    return (
      <Box aria-busy>
        <VehicleGrid view={view}>
          <VehicleSkeletons view={view} />
        </VehicleGrid>
      </Box>
    );
  }
  if (value.rows.length === 0) {
    return <NoVehicles controls={controls} total={value.total} isNamed={term !== null} />;
  }
  return (
    <>
      {value.corrected === null ? null : (
        <Text mb="4" role="status">
          <FormattedMessage
            {...found.corrected}
            values={{ term: <bdi>{term}</bdi>, corrected: <bdi>{value.corrected}</bdi> }}
          />
        </Text>
      )}
      <Box {...turningRows(turning)}>
        <VehicleGrid view={view}>
          <VehicleCards
            vehicles={value.rows}
            from={from}
            view={view}
            type={trip.type}
            trip={priced}
            eager={FIRST_ROW}
            comparison={comparison}
          />
        </VehicleGrid>
      </Box>
      <Box pt="8">
        <Pager read={read} page={page} pageSize={PAGE_SIZE} onPage={(to) => change({ page: to })} />
      </Box>
      <CompareBar comparison={comparison} />
    </>
  );
}

type NoProps = Pick<Props, 'controls'> & { readonly total: number; readonly isNamed: boolean };

function NoVehicles({ controls, total, isNamed }: NoProps) {
  const { search, change } = controls;
  const isNarrowed = filterCount(search.filters) > 0;
  const [title, text] = wordsFor({ isNarrowed, isNamed });
  if (total > 0) {
    return (
      <EmptyState
        art="rental"
        title={<FormattedMessage {...messages.none} />}
        action={
          <Button onClick={() => change({ page: 1 })}>
            <FormattedMessage {...filtersMessages.firstPage} />
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      art="rental"
      title={<FormattedMessage {...title} />}
      text={<FormattedMessage {...text} />}
      action={isNarrowed ? <ClearFilters controls={controls} /> : null}
    />
  );
}

function wordsFor({ isNarrowed, isNamed }: { isNarrowed: boolean; isNamed: boolean }) {
  if (isNarrowed) return [messages.none, messages.noneText] as const;
  return isNamed
    ? ([found.none, found.noneText] as const)
    : ([messages.noneHere, messages.noneHereText] as const);
}
