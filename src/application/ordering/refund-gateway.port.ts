import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { OrderClaim } from '#domain/ordering/order.ts';

export type RefundDraft = {
  readonly order: OrderClaim;
  readonly reason: string;
  readonly note: string;
};

export interface RefundGateway {
  reasons(signal: AbortSignal): Promise<Result<readonly string[], CallFailure>>;
  /** Refused with 409 where a request exists. */
  request(draft: RefundDraft, signal: AbortSignal): Promise<Result<null, CallFailure>>;
}
