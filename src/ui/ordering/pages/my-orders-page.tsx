import { Box, Button, Heading } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '#ui/design/link.ts';
import { paths } from '#application/kernel/path.ts';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { Pagination } from '#ui/design/pagination.tsx';
import { useReadScope, useServices } from '#ui/kernel/services-context.tsx';
import { useQueryValue } from '#ui/kernel/use-address.ts';
import { RowSkeleton } from '#ui/design/skeleton.tsx';
import { Tabs } from '#ui/design/tabs.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { messages } from './my-orders.messages.ts';
import { messages as titles } from './titles.messages.ts';
import { OrderRow } from '#ui/ordering/parts/order-row.tsx';
import { useOrdering } from '#ui/ordering/use-ordering.ts';

const PAGE_SIZE = 10;
type Which = 'running' | 'history';

/** A customer's own orders. Tab and page are in the address, so that Back leads where one was. */
export function MyOrdersPage() {
  const { formatMessage } = useIntl();
  const { navigator } = useServices();
  const which: Which = useQueryValue('tab') === 'history' ? 'history' : 'running';
  const tab = (value: Which) => ({
    value,
    label: <FormattedMessage {...messages[value]} />,
    content: <OrderList which={value} />,
  });
  return (
    <Box maxW="3xl" mx="auto">
      <Heading as="h1" size="lg" mb="4">
        <FormattedMessage {...titles.myOrders} />
      </Heading>
      <Tabs
        label={formatMessage(titles.myOrders)}
        value={which}
        onChange={(tab) => navigator.changeQuery({ tab, list: null })}
        tabs={[tab('running'), tab('history')]}
      />
    </Box>
  );
}

function OrderList({ which }: { readonly which: Which }) {
  const ordering = useOrdering();
  const scope = useReadScope();
  const { navigator } = useServices();
  const page = Math.max(1, Number.parseInt(useQueryValue('list') ?? '1', 10) || 1);
  const { value, failure, retry } = useRead(ordering?.orders.list(scope, which, page) ?? null);
  if (failure && !value) return <FailureState failure={failure} retry={retry} />;
  if (!value) return <RowSkeleton />;
  if (value.rows.length === 0) return <NoOrders which={which} />;
  return (
    <>
      <Box as="ul" listStyleType="none" display="grid" gap="3" mb="6">
        {value.rows.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </Box>
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        total={value.total}
        onPage={(list) => navigator.changeQuery({ tab: which, list })}
      />
    </>
  );
}

function NoOrders({ which }: { readonly which: Which }) {
  const [title, text] =
    which === 'running'
      ? [messages.noneRunning, messages.noneRunningText]
      : [messages.noneEver, messages.noneEverText];
  return (
    <EmptyState
      art="receipt"
      title={<FormattedMessage {...title} />}
      text={<FormattedMessage {...text} />}
      action={
        <Button asChild>
          <Link to={paths.home()}>
            <FormattedMessage {...messages.browse} />
          </Link>
        </Button>
      }
    />
  );
}
