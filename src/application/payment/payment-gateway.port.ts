import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { OtherWay, PaidFor, PaidFrom, Payable } from '#domain/payment/payable.ts';

/** Where orders and trips are paid. Each kind has its own calls, and both are paid in the same way. */
export interface PaymentGateway {
  /** How it stands with what is to be paid: the answer of the server, whatever an address says. */
  read(it: PaidFor, signal: AbortSignal): Promise<Result<Payable, CallFailure>>;
  /**
   * Where the customer pays: a page of the payment gateway, which leads back. Asked again, it is the same payment.
   * Null where there is nothing to pay there: it is paid already.
   */
  begin(
    it: PaidFor,
    from: PaidFrom,
    signal: AbortSignal,
  ): Promise<Result<string | null, CallFailure>>;
  /** It is paid in another way. */
  change(it: PaidFor, method: OtherWay, signal: AbortSignal): Promise<Result<null, CallFailure>>;
}
