import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { OtherWay, PaidFor, PaidFrom, Payable } from '#domain/payment/payable.ts';

/** Pays orders and trips. Each kind has its own calls, with the same flow. */
export interface PaymentGateway {
  /** The state of the payment by the server, whatever an address says. */
  read(it: PaidFor, signal: AbortSignal): Promise<Result<Payable, CallFailure>>;
  /**
   * URL of the payment gateway, which redirects back. Repeated calls continue the same payment.
   * Null where nothing is due: it is paid already.
   */
  begin(
    it: PaidFor,
    from: PaidFrom,
    signal: AbortSignal,
  ): Promise<Result<string | null, CallFailure>>;
  /** Changes the payment method. */
  change(it: PaidFor, method: OtherWay, signal: AbortSignal): Promise<Result<null, CallFailure>>;
}
