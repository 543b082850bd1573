import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Tracker } from '#application/kernel/tracker.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { OtherWay, PaidFor, PaidFrom, Payable } from '#domain/payment/payable.ts';

/** What a view may send. */
export type Command =
  | { readonly type: 'payment.begin' }
  | { readonly type: 'payment.check' }
  | { readonly type: 'method.change'; readonly method: OtherWay };

/** What is paid, and from where: from the checkout a customer is led to the gateway without being asked. */
export type ToBegin = { readonly paidFor: PaidFor; readonly from: PaidFrom };
/** With what follows it, if anything does: that looks again when it is paid. */
export type Input = ToBegin & { readonly tracker: Tracker | null };

export type Context = Input & {
  /** As the server said last. */
  readonly payable: Payable | null;
  /** The other way that the customer has chosen. */
  readonly method: OtherWay | null;
  /** Where the customer pays. */
  readonly link: string | null;
  /** The server has named no page to pay at. The customer is not led there again unasked. */
  readonly hadNoPage: boolean;
  readonly failure: CallFailure | null;
};

export type ReadAnswer = Result<Payable, CallFailure>;
/** Null where there is no page to pay at. */
export type BeginAnswer = Result<string | null, CallFailure>;
export type ChangeAnswer = Result<null, CallFailure>;
export type Change = { readonly paidFor: PaidFor; readonly method: OtherWay };
export type View = 'looking' | 'leaving' | 'awaited' | 'unpaid' | 'settled' | 'closed' | 'unread';
/** Which view is shown, and whether it can be paid there. */
export type Tag = View | 'payable';
