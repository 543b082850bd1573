import type * as v from 'valibot';
import type { couponRefusal } from '#contract/coupons.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { spend, TooMany } from '#server/kernel/limits.ts';
import { localize } from '#server/kernel/localized-text.ts';

/** Result for a typed code. After too many attempts it does not reveal whether the code exists. */
export type TypedCode<Row> =
  | { readonly kind: 'known'; readonly row: Row }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'tooManyTries'; readonly refusal: TooMany };

type By = {
  readonly owner: string;
  /** Null within the process. */
  readonly address: string | null;
};

/** Looks up a code. Unknown codes are counted against guessing, those of orders and trips together. */
export async function typedCode<Row>(
  context: ServerContext,
  { owner, address }: By,
  lookUp: () => Promise<Row | undefined>,
): Promise<TypedCode<Row>> {
  try {
    const undoSpend = await spend(context, limitsOn(owner, address));
    const row = await lookUp();
    if (!row) return { kind: 'unknown' };
    await undoSpend();
    return { kind: 'known', row };
  } catch (failure) {
    if (failure instanceof TooMany) return { kind: 'tooManyTries', refusal: failure };
    throw failure;
  }
}

/** Replaces the coupon in a quote, which is priced all the same. */
export const toWireTooManyTries = (
  { errors: [error] }: TooMany,
  language: Language,
): v.InferInput<typeof couponRefusal> => ({
  code: 'too_many_attempts',
  message: error ? localize(language, error.message) : '',
});

function limitsOn(owner: string, address: string | null) {
  const within = 15 * MINUTE;
  return [
    { subject: `coupon codes tried by ${owner}`, maximum: 20, within },
    ...(address === null
      ? []
      : [{ subject: `coupon codes tried from ${address}`, maximum: 100, within }]),
  ];
}
