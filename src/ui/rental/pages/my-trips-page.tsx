import { Box, Button, Heading } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import { parseId } from '#domain/kernel/id.ts';
import type { TripTab } from '#domain/rental/trip-status.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { Link } from '#ui/design/link.ts';
import { Pagination } from '#ui/design/pagination.tsx';
import { RowSkeleton } from '#ui/design/skeleton.tsx';
import { Tabs } from '#ui/design/tabs.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useQueryValue } from '#ui/kernel/use-address.ts';
import { useRead } from '#ui/kernel/use-read.ts';
import { TripRow } from '#ui/rental/parts/trip-row.tsx';
import { useRental } from '#ui/rental/use-rental.ts';
import { messages } from './my-trips.messages.ts';
import { messages as titles } from './titles.messages.ts';

const PAGE_SIZE = 10;

/** A customer's own trips. Tab and page are in the address, so that Back leads where one was. */
export function MyTripsPage() {
  const { formatMessage } = useIntl();
  const { navigator } = useServices();
  const shown: TripTab = useQueryValue('tab') === 'completed' ? 'completed' : 'running';
  const tab = (value: TripTab) => ({
    value,
    label: <FormattedMessage {...messages[value]} />,
    content: <TripList tab={value} />,
  });
  return (
    <Box maxW="3xl" mx="auto">
      <Heading as="h1" size="lg" mb="4">
        <FormattedMessage {...titles.myTrips} />
      </Heading>
      <Tabs
        label={formatMessage(titles.myTrips)}
        value={shown}
        onChange={(tab) => navigator.changeQuery({ tab, list: null })}
        tabs={[tab('running'), tab('completed')]}
      />
    </Box>
  );
}

function TripList({ tab }: { readonly tab: TripTab }) {
  const rental = useRental();
  const scope = useReadScope();
  const { navigator } = useServices();
  const page = parseId<'Page'>(useQueryValue('list')) ?? 1;
  const { value, failure, retry } = useRead(rental?.trips.list(scope, tab, page) ?? null);
  if (failure && !value) return <FailureState failure={failure} retry={retry} />;
  if (!value) return <RowSkeleton />;
  if (value.rows.length === 0) return <NoTrips tab={tab} />;
  return (
    <>
      <Box as="ul" listStyleType="none" display="grid" gap="3" mb="6">
        {value.rows.map((trip) => (
          <TripRow key={trip.id} trip={trip} />
        ))}
      </Box>
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        total={value.total}
        onPage={(list) => navigator.changeQuery({ tab, list })}
      />
    </>
  );
}

function NoTrips({ tab }: { readonly tab: TripTab }) {
  const [title, text] =
    tab === 'running'
      ? [messages.noneRunning, messages.noneRunningText]
      : [messages.noneCompleted, messages.noneCompletedText];
  return (
    <EmptyState
      art="rental"
      title={<FormattedMessage {...title} />}
      text={<FormattedMessage {...text} />}
      action={
        <Button asChild>
          <Link to={paths.vehicleSearch('all')}>
            <FormattedMessage {...messages.browse} />
          </Link>
        </Button>
      }
    />
  );
}
