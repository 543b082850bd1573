import { paths } from '#application/kernel/path.ts';
import type { OrderSummaryRow } from '#application/ordering/order.queries.ts';
import type { Ordering } from '#application/shell/services.ts';
import { RowSkeleton } from '#ui/design/skeleton.tsx';
import { messages as controls } from '#ui/kernel/controls.messages.ts';
import { useFlow } from '#ui/kernel/services-context.tsx';
import { ReorderDialog } from '#ui/ordering/dialogs/reorder-dialog.tsx';
import { messages as facts } from '#ui/ordering/order-facts.messages.ts';
import { ReorderButton } from '#ui/ordering/parts/reorder-button.tsx';
import { OrderRow } from '#ui/ordering/parts/order-row.tsx';
import { NoneOwned, OwnList, OwnPage } from '#ui/ordering/parts/own-list.tsx';
import { useOrdering } from '#ui/ordering/use-ordering.ts';
import { messages } from './my-orders.messages.ts';
import { messages as titles } from './titles.messages.ts';

type Tab = 'running' | 'history';

export const MyOrdersPage = () => (
  <OwnPage<Tab>
    title={titles.myOrders}
    tabs={['running', 'history']}
    texts={{ running: facts.running, history: messages.history }}
    list={(tab) => <OrderList tab={tab} />}
  />
);

function OrderList({ tab }: { readonly tab: Tab }) {
  const ordering = useOrdering();
  return ordering ? <OrdersOf tab={tab} ordering={ordering} /> : <RowSkeleton />;
}

function OrdersOf({ tab, ordering }: { readonly tab: Tab; readonly ordering: Ordering }) {
  const reorder = useFlow(ordering.reorder, { input: { tracker: null } });
  return (
    <>
      <OwnList<OrderSummaryRow>
        tab={tab}
        query={(scope, page) => ordering.orders.list(scope, tab, page)}
        row={(order) => (
          <OrderRow
            key={order.id}
            order={order}
            action={
              tab === 'history' ? (
                <ReorderButton reorder={reorder} order={{ id: order.id, phone: null }} />
              ) : null
            }
          />
        )}
        none={
          <NoneOwned
            art="receipt"
            browse={controls.browseStores}
            to={paths.home()}
            {...NONE[tab]}
          />
        }
      />
      <ReorderDialog reorder={reorder} />
    </>
  );
}

const NONE = {
  running: { title: messages.noneRunning, text: messages.noneRunningText },
  history: { title: messages.noneEver, text: messages.noneEverText },
} as const;
