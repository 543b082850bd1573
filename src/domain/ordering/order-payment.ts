import type { Due } from '#domain/payment/due.ts';
import type { Order } from './order.ts';
import type { OrderStatus } from './order-status.ts';

/** How far an order is, for the one who is to be paid. */
export const positionOf = (status: OrderStatus): Due['position'] =>
  status === 'pending' ? 'waiting' : status === 'failed' ? 'failed' : 'past';

/** It was to be paid at the gateway and is not: the page that follows it says how that stands. */
export const isLeftUnpaid = ({
  status,
  isPaid,
  paymentMethod,
}: Pick<Order, 'status' | 'isPaid' | 'paymentMethod'>): boolean =>
  paymentMethod === 'digital_payment' && !isPaid && positionOf(status) !== 'past';
