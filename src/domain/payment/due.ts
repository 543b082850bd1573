import { MINUTE } from '#domain/kernel/instant.ts';

/** For so long an order or a trip waits for its payment at the gateway; then its goods or vehicles are for others. */
export const PAYMENT_WAITS = 30 * MINUTE;

/** What is to be paid at the gateway. */
export type Due = {
  /** No one has begun with it, or its payment came to nothing; 'past' once it has gone on or ended. */
  readonly position: 'waiting' | 'failed' | 'past';
  readonly isPaid: boolean;
  /** Until when it may be paid at the gateway; null where nothing is to be paid there. */
  readonly dueAt: number | null;
};

/** The store or provider does not hear of it before it is paid. */
export const awaitsPayment = ({ position, isPaid, dueAt }: Due): boolean =>
  position === 'waiting' && !isPaid && dueAt !== null;

/** It was not paid yet, or its payment came to nothing: the customer may pay, or pay again. */
export const mayBePaid = ({ position, isPaid, dueAt }: Due, now: number): boolean =>
  position !== 'past' && !isPaid && dueAt !== null && now < dueAt;
