import type { OrderStatus, PlacedOrderType } from '#domain/ordering/order-status.ts';
import { textView } from '#ui/design/text-span.tsx';
import { messages } from './order-status.messages.ts';

type Props = { readonly status: OrderStatus; readonly type: PlacedOrderType };

/** Take-away is collected by the customer, a parcel from its sender. */
export const OrderStatusText = textView<Props>(({ status, type }, intl) =>
  intl.formatMessage(OWN[type][status] ?? messages[status]),
);

type Own = Readonly<Partial<Record<OrderStatus, (typeof messages)[OrderStatus]>>>;

const OWN: Readonly<Record<PlacedOrderType, Own>> = {
  delivery: {},
  take_away: { handover: messages.pickUpReady, delivered: messages.pickedUpByYou },
  parcel: { confirmed: messages.courierFound, handover: messages.courierAtSender },
};
