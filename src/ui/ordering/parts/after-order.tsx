import { Wrap } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/track-order/selectors.ts';
import type { Ordering } from '#application/shell/services.ts';
import { isSignedIn } from '#application/account/session/selectors.ts';
import type { Order, OrderClaim } from '#domain/ordering/order.ts';
import { isOver } from '#domain/ordering/order-status.ts';
import { useSession } from '#ui/account/use-session.ts';
import { Card } from '#ui/design/card.tsx';
import { Section } from '#ui/design/section.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useFlow } from '#ui/kernel/services-context.tsx';
import { RefundDialog } from '#ui/ordering/dialogs/refund-dialog.tsx';
import { ReorderDialog } from '#ui/ordering/dialogs/reorder-dialog.tsx';
import { WriteReviewDialog } from '#ui/ordering/dialogs/write-review-dialog.tsx';
import { messages } from './after-order.messages.ts';
import { OrderHelp } from './order-help.tsx';
import { OrderReviews } from './order-reviews.tsx';
import { PrintReceipt } from './print-receipt.tsx';
import { ReorderButton } from './reorder-button.tsx';

type Props = { readonly track: select.TrackOrderActor; readonly ordering: Ordering };

export function AfterOrder({ track, ordering }: Props) {
  const order = useSelector(track, select.orderOf);
  const claim = useSelector(track, select.claimed);
  return order && claim ? (
    <Offered order={order} claim={claim} track={track} ordering={ordering} />
  ) : null;
}

type OfferedProps = Props & { readonly order: Order; readonly claim: OrderClaim };

function Offered({ order, claim, track, ordering }: OfferedProps) {
  const beside = { input: { tracker: track } };
  const reorder = useFlow(ordering.reorder, beside);
  const refund = useFlow(ordering.requestRefund, beside);
  const review = useFlow(ordering.writeReview, beside);
  const signedIn = useSession(isSignedIn);
  const askForRefund = () => refund.send({ type: 'refund.ask', order: claim });
  return (
    <>
      {signedIn && order.status === 'delivered' ? (
        <OrderReviews order={order.id} orders={ordering.orders} review={review} />
      ) : null}
      {isOver(order.status) && order.store ? (
        <Card data-receipt="without">
          <Section title={<FormattedMessage {...messages.title} />}>
            <Wrap gap="3">
              <ReorderButton reorder={reorder} order={claim} />
              <PrintReceipt />
            </Wrap>
          </Section>
        </Card>
      ) : null}
      <OrderHelp order={order} onRefund={order.refundable ? askForRefund : null} />
      <WriteReviewDialog review={review} />
      <ReorderDialog reorder={reorder} />
      <RefundDialog refund={refund} />
    </>
  );
}
