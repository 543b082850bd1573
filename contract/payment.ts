import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { numeric } from './kernel.ts';

/** UUID of a payment; it proves nothing. */
export const paymentId = v.pipe(v.string(), v.uuid());

export const gatewayPayment = v.object({
  id: paymentId,
  amount: numeric,
  status: v.picklist(['open', 'paid', 'declined', 'canceled']),
});

/** Gateway's report on a payment, signed with HMAC-SHA256 over `id.amount.status`. */
export const gatewayAnswer = v.object({
  payment_id: paymentId,
  /** Minor units. */
  amount: v.pipe(v.number(), v.safeInteger()),
  status: v.picklist(['paid', 'declined', 'canceled']),
  signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

/** Page of this site to which the gateway returns, with the outcome in `flag`. */
export const callback = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1_000));

/** Payment state and methods of an order or a trip, in one shape. */
export const payable = v.object({
  stage: v.picklist([
    /** The customer has not been sent to the gateway yet. */
    'unbegun',
    /** The gateway has not answered. */
    'open',
    'declined',
    /** The customer left the gateway. */
    'canceled',
    /** The payment deadline passed. */
    'run_out',
    'paid',
    /** The purchase failed: the money is in the wallet. */
    'returned',
    /** The purchase failed: the money is refunded by hand. */
    'owed_back',
    'in_cash',
    /** Nothing is due any more. */
    'over',
  ]),
  amount: numeric,
  /** Payment deadline. */
  due_at: v.nullish(v.string(), null),
  /** Methods available now; empty if it may not be paid. */
  methods: v.array(
    v.object({
      method: v.picklist(['digital_payment', 'wallet', 'cash']),
      available: v.boolean(),
      /** Wallet balance, or maximum of a cash payment. */
      limit: v.nullish(numeric, null),
    }),
  ),
});
export type WirePayable = v.InferOutput<typeof payable>;

/** Webhook of the gateway; it may report the same more than once. */
export const answerPayment = endpoint({
  method: 'POST',
  path: '/api/v1/payment/answer',
  body: gatewayAnswer,
  answer: gatewayPayment,
  refusals: [403, 404],
  ours: true,
});
