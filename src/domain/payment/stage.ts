import type { PaymentStatus } from './payment.ts';

/** How an order or a trip stands that is paid through the gateway. */
export const STAGES = [
  'unbegun',
  'open',
  'declined',
  'canceled',
  'runOut',
  'paid',
  'returned',
  'owedBack',
  'inCash',
  'over',
] as const;
export type Stage = (typeof STAGES)[number];

/** What is known of it. */
export type Dues = {
  readonly isPaid: boolean;
  /** Until when it may be paid at the gateway; null where nothing is to be paid there. */
  readonly dueAt: number | null;
  readonly isInCash: boolean;
  /** What became of the payment that was begun last. */
  readonly last: PaymentStatus | null;
  /** Where money went that was taken for nothing. */
  readonly givenBack: 'wallet' | 'byHand' | null;
};

export function stageOf({ isPaid, isInCash, dueAt, last, givenBack }: Dues, now: number): Stage {
  if (isPaid) return 'paid';
  if (isInCash) return 'inCash';
  if (givenBack !== null) return givenBack === 'wallet' ? 'returned' : 'owedBack';
  if (dueAt === null) return 'over';
  if (now >= dueAt) return 'runOut';
  if (last === null) return 'unbegun';
  return last === 'paid' ? 'open' : last;
}
