import { SECOND } from '#domain/kernel/instant.ts';
import type { Db } from '#server/kernel/database.ts';
import { takeAnswer, type PaymentRow, type Settlers } from './payments.ts';
import { signed } from './signature.ts';

/** Delay of the simulated gateway. */
const LATE_BY = 10 * SECOND;

/** Schedules an answer that any process delivers later. */
export const answerLate = (db: Db, { id }: PaymentRow, now: Date) =>
  db
    .updateTable('payment')
    .set({ late_answer: 'paid', late_at: new Date(now.getTime() + LATE_BY) })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute();

/** Delivers the answers that are due. If a process dies in between, the next one repeats the answer. */
export async function deliverLate(db: Db, settlers: Settlers, now: Date): Promise<void> {
  const due = await db.selectFrom('payment').selectAll().where('late_at', '<=', now).execute();
  for (const payment of due) {
    if (payment.late_answer === null) continue;
    await takeAnswer(db, settlers, signed(payment, payment.late_answer), now);
    await db
      .updateTable('payment')
      .set({ late_answer: null, late_at: null })
      .where('id', '=', payment.id)
      .execute();
  }
}
