import { FormattedMessage } from 'react-intl';
import type { OrderStatus, OrderType } from '#domain/ordering/order-status.ts';
import { messages } from './order-status.messages.ts';

type Props = { readonly status: OrderStatus; readonly type: OrderType };

/** A status in words. A take-away is fetched by the customer. */
export function OrderStatusText({ status, type }: Props) {
  if (type === 'take_away' && status === 'handover') {
    return <FormattedMessage {...messages.pickUpReady} />;
  }
  if (type === 'take_away' && status === 'delivered') {
    return <FormattedMessage {...messages.pickedUpByYou} />;
  }
  return <FormattedMessage {...messages[status]} />;
}
