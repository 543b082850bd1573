import * as select from '#application/ordering/track-order/selectors.ts';
import type { Ordering } from '#application/shell/services.ts';
import { isLeftUnpaid, positionOf } from '#domain/ordering/order-payment.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { useShownPayment } from '#ui/payment/use-shown-payment.ts';
import { PayCard } from '#ui/payment/parts/pay-card.tsx';

type Props = {
  readonly track: select.TrackOrderActor;
  readonly ordering: Pick<Ordering, 'payOrder'>;
};

/** An unpaid online order can be paid on its tracking page. */
export function OrderPayment({ track, ordering }: Props) {
  const order = useSelector(track, select.orderOf);
  const claim = useSelector(track, select.claimed);
  const isShown = useShownPayment(order, isLeftUnpaid, positionOf);
  return order && claim && isShown ? (
    <PayCard
      machine={ordering.payOrder}
      tracker={track}
      paidFor={{ kind: order.parcel ? 'parcel' : 'order', id: order.id, phone: claim.phone }}
    />
  ) : null;
}
