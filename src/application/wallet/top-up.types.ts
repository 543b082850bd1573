import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Currency, Money } from '#domain/kernel/money.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { AmountRefusal, TopUp } from '#domain/wallet/top-up.ts';

/** What a view may send. */
export type Command =
  | { readonly type: 'fund.begin' }
  | { readonly type: 'amount.type'; readonly text: string }
  | { readonly type: 'fund.send' }
  | { readonly type: 'fund.leave' }
  | { readonly type: 'result.check' }
  | { readonly type: 'result.dismiss' };

export type Input = {
  readonly currency: Currency;
  /** The payment that the gateway has brought back in the address; null where there is none. */
  readonly payment: string | null;
};

export type Context = Input & {
  readonly text: string;
  readonly refusal: AmountRefusal | null;
  readonly failure: CallFailure | null;
  /** Where the customer pays. */
  readonly link: string | null;
  readonly result: TopUp | null;
};

export type BeginAnswer = Result<string, CallFailure>;
export type FindAnswer = Result<TopUp, CallFailure>;
export type BeginInput = Money;
export type Tag = 'open' | 'busy' | 'checking' | 'paid' | 'declined' | 'unfinished' | 'unread';
