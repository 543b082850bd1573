import { FormattedMessage } from 'react-intl';
import type { OrderStatus, OrderType } from '#domain/ordering/order-status.ts';
import { messages } from './order-status.messages.ts';

type Props = { readonly status: OrderStatus; readonly type: OrderType };

/** A status in words. Of a take-away, nobody but the customer is on the way. */
export function OrderStatusText({ status, type }: Props) {
  if (type === 'take_away' && status === 'handover') {
    return <FormattedMessage {...messages.pickUpReady} />;
  }
  if (type === 'take_away' && status === 'delivered') {
    return <FormattedMessage {...messages.pickedUpByYou} />;
  }
  return <FormattedMessage {...messages[status]} />;
}
