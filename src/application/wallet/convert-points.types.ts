import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Currency } from '#domain/kernel/money.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { ConversionRefusal, PointTerms } from '#domain/wallet/points.ts';

/** What a view may send. */
export type Command =
  | { readonly type: 'conversion.begin'; readonly have: number }
  | { readonly type: 'points.type'; readonly text: string }
  | { readonly type: 'points.takeAll' }
  | { readonly type: 'conversion.send' }
  | { readonly type: 'conversion.leave' };

export type Input = { readonly terms: PointTerms; readonly currency: Currency };

export type Context = Input & {
  /** How many points there were when the customer began. */
  readonly have: number;
  readonly text: string;
  readonly refusal: ConversionRefusal | null;
  readonly failure: CallFailure | null;
};

export type Answer = Result<null, CallFailure>;
export type Tag = 'open' | 'busy';
