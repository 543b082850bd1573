import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { guestId, message, typedText, wireId } from './kernel.ts';
import { ORDERS_PATH } from './ordering.ts';

export const refundReasons = v.object({
  refund_reasons: v.array(v.object({ id: wireId, reason: v.string() })),
});
export const refundRequest = v.object({
  order_id: wireId,
  customer_reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255)),
  customer_note: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(1_000))), ''),
  guest_id: v.optional(v.nullable(guestId)),
  /** Ours, optional: a guest may prove the order by its phone as well. */
  contact_number: v.optional(v.nullable(typedText)),
});

export const listRefundReasons = endpoint({
  method: 'GET',
  path: `${ORDERS_PATH}/refund-reasons`,
  answer: refundReasons,
});
/** Requests a refund for a delivered and paid order, once. */
export const requestRefund = endpoint({
  method: 'POST',
  path: `${ORDERS_PATH}/refund-request`,
  body: refundRequest,
  answer: message,
  refusals: [403, 404, 409, 429],
});
