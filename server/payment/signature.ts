import { createHmac, timingSafeEqual } from 'node:crypto';
import type * as v from 'valibot';
import type { gatewayAnswer } from '#contract/payment.ts';
import type { GatewayAnswer } from '#domain/payment/payment.ts';

export type SignedAnswer = v.InferOutput<typeof gatewayAnswer>;

type AnswerFacts = { readonly id: string; readonly amount: number; readonly status: GatewayAnswer };

/** The gateway's signature of an answer. */
export const signatureOf = ({ id, amount, status }: AnswerFacts, secret: string): string =>
  createHmac('sha256', secret).update(`${id}.${amount}.${status}`).digest('hex');

/** An answer as the gateway sends it. */
export function signed(
  { id, amount, secret }: Omit<AnswerFacts, 'status'> & { readonly secret: string },
  status: GatewayAnswer,
): SignedAnswer {
  return {
    ...{ payment_id: id, amount, status },
    signature: signatureOf({ id, amount, status }, secret),
  };
}

export function isSigned({ payment_id, amount, status, signature }: SignedAnswer, secret: string) {
  const right = signatureOf({ id: payment_id, amount, status }, secret);
  return timingSafeEqual(Buffer.from(right, 'hex'), Buffer.from(signature, 'hex'));
}
