import type * as v from 'valibot';
import type { refundRequest } from '#contract/ordering-refunds.ts';
import { mayAskForRefund } from '#domain/ordering/order-status.ts';
import { isCanceledBy, type Claim } from '#server/account/claim.ts';
import type { Db } from '#server/kernel/database.ts';
import { httpError } from '#server/kernel/http-error.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { hasPaidThemselves } from './order-money.ts';
import { enterStatus, lockOrder } from './status.ts';
import * as errorMessages from './error-messages.ts';

type Request = Pick<v.InferOutput<typeof refundRequest>, 'customer_reason' | 'customer_note'>;

/** Requests a refund for a delivered, paid order, once. */
export const requestRefund = (db: Db, claim: Claim, request: Request, now: Date): Promise<void> =>
  inTransaction(db, `order ${claim.id}`, async (transaction) => {
    const order = await lockOrder(transaction, claim.id);
    if (!isCanceledBy(order, claim)) throw httpError(404, 'order', errorMessages.NOT_FOUND);
    const written = await transaction
      .selectFrom('refund_request')
      .select('order_id')
      .where('order_id', '=', order.id)
      .executeTakeFirst();
    if (written) throw httpError(409, 'refund', errorMessages.REFUND_REQUESTED_ALREADY);
    if (!mayAskForRefund(order.status, hasPaidThemselves(order))) {
      throw httpError(403, 'order_status', errorMessages.NO_REFUND);
    }
    await transaction
      .insertInto('refund_request')
      .values({
        order_id: order.id,
        reason: request.customer_reason,
        note: request.customer_note ?? '',
        created_at: now,
      })
      .execute();
    await enterStatus(transaction, order, 'refund_requested', now);
  });
