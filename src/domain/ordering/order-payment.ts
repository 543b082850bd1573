import { MINUTE } from '#domain/kernel/instant.ts';
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

/** It was not paid yet, or its payment came to nothing: the customer may pay, or pay again. */
export const mayBePaid = ({ status, isPaid, dueAt }: AtGateway, now: number): boolean =>
  (status === 'pending' || status === 'failed') && !isPaid && dueAt !== null && now < dueAt;
