/** States of a payment at the gateway; a customer who left its page may still have paid. */
export const PAYMENT_STATUSES = ['open', 'paid', 'declined', 'canceled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export type GatewayAnswer = Exclude<PaymentStatus, 'open'>;

/**
 * The status after an answer of the gateway: paid and declined are final. A payment taken after the customer
 * had left still counts as paid.
 */
export function afterAnswer(status: PaymentStatus, answer: GatewayAnswer): PaymentStatus {
  if (status === 'paid' || status === 'declined') return status;
  return status === 'canceled' && answer !== 'paid' ? status : answer;
}
