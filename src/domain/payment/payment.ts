/** What has become of a payment at the gateway; who left it may still have paid. */
export const PAYMENT_STATUSES = ['open', 'paid', 'declined', 'canceled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What the gateway may say of a payment. */
export type GatewayAnswer = Exclude<PaymentStatus, 'open'>;

/**
 * What an answer of the gateway makes of a payment: what is paid or declined stays so. Money that was taken
 * after the customer had left is theirs all the same.
 */
export function afterAnswer(status: PaymentStatus, answer: GatewayAnswer): PaymentStatus {
  if (status === 'paid' || status === 'declined') return status;
  return status === 'canceled' && answer !== 'paid' ? status : answer;
}
