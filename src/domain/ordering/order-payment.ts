import type { Due } from '#domain/payment/due.ts';
import type { Order } from './order.ts';
import type { OrderStatus } from './order-status.ts';

export const positionOf = (status: OrderStatus): Due['position'] =>
  status === 'pending' ? 'waiting' : status === 'failed' ? 'failed' : 'past';

/** True for an unpaid order meant for the gateway: its tracking page shows the state of the payment. */
export const isLeftUnpaid = ({
  status,
  isPaid,
  paymentMethod,
}: Pick<Order, 'status' | 'isPaid' | 'paymentMethod'>): boolean =>
  paymentMethod === 'digital_payment' && !isPaid && positionOf(status) !== 'past';
