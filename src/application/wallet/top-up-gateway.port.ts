import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { TopUp } from '#domain/wallet/top-up.ts';

export interface TopUpGateway {
  begin(amount: Money, signal?: AbortSignal): Promise<Result<string, CallFailure>>;
  /** The state of a payment, by the id that the gateway passes back. */
  find(payment: string, signal?: AbortSignal): Promise<Result<TopUp, CallFailure>>;
}
