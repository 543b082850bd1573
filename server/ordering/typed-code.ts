import { MINUTE } from '#domain/kernel/instant.ts';
import type { ServerContext } from '#server/kernel/context.ts';
import { spend, TooMany } from '#server/kernel/limits.ts';
import { couponNamed } from './coupons.ts';
import type { CouponRow } from './coupon-row.ts';

/** What is known of a code that was typed. After too many tries nothing is, whether there is one or not. */
export type TypedCode =
  | { readonly kind: 'known'; readonly row: CouponRow }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'tooManyTries'; readonly refusal: TooMany };

type By = {
  readonly module: number;
  readonly owner: string;
  /** Null inside the process. */
  readonly address: string | null;
};

/** Looks a code up. Codes that do not exist are counted, so that none is found by trying. */
export async function typedCode(
  context: ServerContext,
  code: string,
  { module, owner, address }: By,
): Promise<TypedCode> {
  try {
    const takeBack = await spend(context, limitsOn(owner, address));
    const row = await couponNamed(context.db, code, { module, owner });
    if (!row) return { kind: 'unknown' };
    await takeBack();
    return { kind: 'known', row };
  } catch (failure) {
    if (failure instanceof TooMany) return { kind: 'tooManyTries', refusal: failure };
    throw failure;
  }
}

function limitsOn(owner: string, address: string | null) {
  const within = 15 * MINUTE;
  return [
    { subject: `coupon codes tried by ${owner}`, maximum: 20, within },
    ...(address === null
      ? []
      : [{ subject: `coupon codes tried from ${address}`, maximum: 100, within }]),
  ];
}
