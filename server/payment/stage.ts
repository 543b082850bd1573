import type { WirePayable } from '#contract/payment.ts';
import { stageOf, type Stage } from '#domain/payment/stage.ts';
import type { Db } from '#server/kernel/database.ts';
import { paymentsFor } from './payments.ts';

type PaymentState = {
  readonly purpose: 'order_id' | 'trip_id';
  readonly id: number;
  readonly payment_status: string;
  readonly payment_due_at: Date | null;
  /** True if it is paid in cash on delivery. */
  readonly isInCash: boolean;
};

/** Payment stage of an order or trip. */
export async function stageFor(
  db: Db,
  { purpose, id, payment_status, payment_due_at, isInCash }: PaymentState,
  now: number,
): Promise<WirePayable['stage']> {
  const payments = await paymentsFor(db, purpose, id);
  const went = payments.map(({ went_to }) => went_to);
  const stage = stageOf(
    {
      isPaid: payment_status === 'paid',
      isInCash,
      dueAt: payment_due_at?.getTime() ?? null,
      last: payments.at(-1)?.status ?? null,
      givenBack: went.includes('to_refund') ? 'byHand' : went.includes('wallet') ? 'wallet' : null,
    },
    now,
  );
  return WIRE[stage];
}

const WIRE: Readonly<Record<Stage, WirePayable['stage']>> = {
  ...{ unbegun: 'unbegun', open: 'open', declined: 'declined', canceled: 'canceled' },
  ...{ runOut: 'run_out', paid: 'paid', returned: 'returned', owedBack: 'owed_back' },
  ...{ inCash: 'in_cash', over: 'over' },
};
