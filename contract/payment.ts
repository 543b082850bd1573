import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { numeric } from './kernel.ts';

/** A UUID. It names a payment and proves nothing. */
export const paymentId = v.pipe(v.string(), v.uuid());

export const gatewayPayment = v.object({
  id: paymentId,
  amount: numeric,
  status: v.picklist(['open', 'paid', 'declined', 'canceled']),
});

/** What the gateway says of a payment, signed with HMAC-SHA256 over `id.amount.status`. */
export const gatewayAnswer = v.object({
  payment_id: paymentId,
  /** Minor units. */
  amount: v.pipe(v.number(), v.safeInteger()),
  status: v.picklist(['paid', 'declined', 'canceled']),
  signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

/** A page of this site: the gateway leads back there, and says with `flag` what came of it. */
export const callback = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1_000));

/** How an order or a trip is paid, and how else it could be: one shape for both. */
export const payable = v.object({
  stage: v.picklist([
    /** No one was sent to the gateway yet. */
    'unbegun',
    /** The gateway has not answered. */
    'open',
    'declined',
    /** The customer left the gateway. */
    'canceled',
    /** It was not paid in time. */
    'run_out',
    'paid',
    /** It came to nothing: what was paid is in the wallet. */
    'returned',
    /** It came to nothing: what was paid is given back by hand. */
    'owed_back',
    'in_cash',
    /** Nothing is to be paid any more. */
    'over',
  ]),
  amount: numeric,
  /** Until when it may be paid. */
  due_at: v.nullish(v.string(), null),
  /** The ways in which it may be paid now; none where it may not. */
  methods: v.array(
    v.object({
      method: v.picklist(['digital_payment', 'wallet', 'cash']),
      available: v.boolean(),
      /** What the wallet holds, or the most that may be paid in cash. */
      limit: v.nullish(numeric, null),
    }),
  ),
});
export type WirePayable = v.InferOutput<typeof payable>;

/** Where the gateway reports; it may say the same more than once. */
export const answerPayment = endpoint({
  method: 'POST',
  path: '/api/v1/payment/answer',
  body: gatewayAnswer,
  answer: gatewayPayment,
  refusals: [403, 404],
  ours: true,
});
