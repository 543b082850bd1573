import { MINUTE } from '#domain/kernel/instant.ts';

/** Time that an order or a trip waits for its payment at the gateway; then its goods or vehicles are released. */
export const PAYMENT_WAITS = 30 * MINUTE;

export type Due = {
  /** 'waiting' before any work on it, 'failed' when its payment failed, 'past' once it has gone on or ended. */
  readonly position: 'waiting' | 'failed' | 'past';
  readonly isPaid: boolean;
  /** Deadline of the payment at the gateway; null when nothing is due there. */
  readonly dueAt: number | null;
};

/** The store or provider is not notified before the payment. */
export const awaitsPayment = ({ position, isPaid, dueAt }: Due): boolean =>
  position === 'waiting' && !isPaid && dueAt !== null;

/** Unpaid, or its payment failed: the customer may pay, or pay again. */
export const mayBePaid = ({ position, isPaid, dueAt }: Due, now: number): boolean =>
  position !== 'past' && !isPaid && dueAt !== null && now < dueAt;
