import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { guestId, typedText, wireId } from './kernel.ts';
import { ORDERS_PATH, paymentMethod, trackQuery } from './ordering.ts';
import { callback, payable } from './payment.ts';

export const payOrderRequest = v.object({
  order_id: wireId,
  guest_id: v.optional(v.nullable(guestId)),
  /** Ours, optional: a guest may prove the order by its phone as well. */
  contact_number: v.optional(v.nullable(typedText)),
  /** Ours: other back ends of this family take cash only here. */
  payment_method: v.optional(paymentMethod, 'cash_on_delivery'),
  /** Ours: required with `digital_payment`. */
  callback: v.optional(callback),
});

/** Payment state of an order, for the page to which the gateway returns. */
export const readOrderPayment = endpoint({
  method: 'GET',
  path: `${ORDERS_PATH}/payment`,
  query: trackQuery,
  answer: payable,
  refusals: [404, 429],
  ours: true,
});
/** The customer continues at `redirect_link`, a page of the gateway, if present. */
export const payOrder = endpoint({
  method: 'PUT',
  path: `${ORDERS_PATH}/payment-method`,
  body: payOrderRequest,
  answer: v.object({ message: v.string(), redirect_link: v.nullish(v.string(), null) }),
  refusals: [203, 401, 403, 404, 409, 429],
});
