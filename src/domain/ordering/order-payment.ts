import { MINUTE } from '#domain/kernel/instant.ts';
import type { Order } from './order.ts';
import type { OrderStatus } from './order-status.ts';

/** For so long an order waits for its payment at the gateway; then its goods are for others. */
export const PAYMENT_WAITS = 30 * MINUTE;

type AtGateway = {
  readonly status: OrderStatus;
  readonly isPaid: boolean;
  /** Until when it may be paid at the gateway; null where nothing is to be paid there. */
  readonly dueAt: number | null;
};

/** The store does not hear of it before it is paid. */
export const awaitsPayment = ({ status, isPaid, dueAt }: AtGateway): boolean =>
  status === 'pending' && !isPaid && dueAt !== null;

/** It was to be paid at the gateway and is not: the page that follows it says how that stands. */
export const isLeftUnpaid = ({
  status,
  isPaid,
  paymentMethod,
}: Pick<Order, 'status' | 'isPaid' | 'paymentMethod'>): boolean =>
  paymentMethod === 'digital_payment' && !isPaid && PAYABLE.includes(status);

const PAYABLE: readonly OrderStatus[] = ['pending', 'failed'];

/** It was not paid yet, or its payment came to nothing: the customer may pay, or pay again. */
export const mayBePaid = ({ status, isPaid, dueAt }: AtGateway, now: number): boolean =>
  PAYABLE.includes(status) && !isPaid && dueAt !== null && now < dueAt;
