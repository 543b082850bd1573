import type { PastOrder } from '#application/ordering/order.queries.ts';
import type { Ordering } from '#application/shell/services.ts';
import { FailureState } from '#ui/kernel/failure-state.tsx';
import { useFailsTogether } from '#ui/kernel/failures-together.tsx';
import { useFlow, useReadScope } from '#ui/kernel/services-context.tsx';
import { useRead } from '#ui/kernel/use-read.ts';
import { ReorderDialog } from '#ui/ordering/dialogs/reorder-dialog.tsx';
import { useOrdering } from '#ui/ordering/use-ordering.ts';
import { AgainFrame } from './again-frame.tsx';
import { PastOrderCard } from './past-order-card.tsx';
import { ReorderButton } from './reorder-button.tsx';

/** Past orders; renders nothing when there are none. */
export function PastOrders() {
  const ordering = useOrdering();
  return ordering ? <OrdersOf ordering={ordering} /> : <AgainFrame />;
}

function OrdersOf({ ordering }: { readonly ordering: Ordering }) {
  const read = useRead(ordering.orders.pastOrders(useReadScope()));
  const { value, failure, retry } = read;
  if (useFailsTogether(read) || value?.length === 0) return null;
  if (failure) return <AgainFrame fallback={<FailureState failure={failure} retry={retry} />} />;
  return value ? <OrderCards ordering={ordering} orders={value} /> : <AgainFrame />;
}

type CardsProps = { readonly ordering: Ordering; readonly orders: readonly PastOrder[] };

function OrderCards({ ordering, orders }: CardsProps) {
  const reorder = useFlow(ordering.reorder, { input: { tracker: null } });
  return (
    <>
      <AgainFrame>
        {orders.map((order) => (
          <PastOrderCard
            key={order.id}
            order={order}
            action={<ReorderButton reorder={reorder} order={{ id: order.id, phone: null }} />}
          />
        ))}
      </AgainFrame>
      <ReorderDialog reorder={reorder} />
    </>
  );
}
