import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { TopUp } from '#domain/wallet/top-up.ts';

export interface TopUpGateway {
  /** Where the customer pays: a page of the payment gateway. */
  begin(amount: Money, signal?: AbortSignal): Promise<Result<string, CallFailure>>;
  /** What has become of a payment, by the number that the gateway brings back. */
  find(payment: string, signal?: AbortSignal): Promise<Result<TopUp, CallFailure>>;
}
