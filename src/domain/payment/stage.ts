import type { PaymentStatus } from './payment.ts';

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

export type Dues = {
  readonly isPaid: boolean;
  /** Deadline of the payment at the gateway; null when nothing is due there. */
  readonly dueAt: number | null;
  readonly isInCash: boolean;
  readonly last: PaymentStatus | null;
  /** Destination of a refund, when the money was taken for nothing. */
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
