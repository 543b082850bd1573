import type * as v from 'valibot';
import type * as contract from '#contract/coupons.ts';
import type { quote } from '#contract/ordering.ts';
import { money, toDecimal, type Currency } from '#domain/kernel/money.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { Verdict, WhyNot } from '#domain/pricing/coupon-offer.ts';
import type { StoredSettings } from '#server/kernel/settings.ts';
import { textIn } from '#server/kernel/translations.ts';
import { nameIn, localize } from '#server/kernel/localized-text.ts';
import type { CouponRow } from './coupon-row.ts';
import { whyNot } from './coupon-messages.ts';

type WireQuote = v.InferInput<typeof quote>;
type WireRefusal = NonNullable<WireQuote['coupon_refusal']>;
type WireOffer = NonNullable<WireQuote['coupons']>[number];
type Wording = { readonly language: Language; readonly settings: StoredSettings };

const MILLIONTHS_IN_PERCENT = 10_000;

export function toWireCoupon(
  row: CouponRow,
  language: Language,
  currency: Currency,
): v.InferInput<typeof contract.coupon> {
  const decimal = (minor: number) => toDecimal(money(minor, currency));
  const store = storeNameOf(row, language);
  return {
    id: row.id,
    title: textIn(language, row, 'title'),
    code: row.code,
    start_date: row.starts_at.toISOString(),
    expire_date: row.expires_at?.toISOString() ?? null,
    min_purchase: decimal(row.minimum),
    max_discount: row.maximum === null ? 0 : decimal(row.maximum),
    discount:
      row.discount_type === 'percent'
        ? row.discount_value / MILLIONTHS_IN_PERCENT
        : decimal(row.discount_value),
    discount_type: row.discount_type,
    coupon_type: row.type,
    limit: row.per_customer,
    data: row.zone_ids,
    store_id: row.store_id,
    store: row.store_id === null || store === null ? null : { id: row.store_id, name: store },
  };
}

const storeNameOf = (row: CouponRow, language: Language): string | null =>
  row.store_name === null
    ? null
    : nameIn(language, { name: row.store_name, translations: row.store_translations });

export const CODE_OF: Readonly<
  Record<WhyNot['kind'] | 'unknown', v.InferOutput<typeof contract.couponRefusalCode>>
> = {
  unknown: 'unknown',
  notYet: 'not_yet',
  expired: 'expired',
  usedUp: 'used_up',
  usedByCustomer: 'used_by_customer',
  signIn: 'sign_in',
  verify: 'verify',
  notFirstOrder: 'not_first_order',
  otherStore: 'other_store',
  otherZone: 'other_zone',
  belowMinimum: 'below_minimum',
  savesNothing: 'saves_nothing',
};

export const toWireRefusal = (
  why: WhyNot | { readonly kind: 'unknown' },
  { language, settings }: Wording,
): WireRefusal => ({
  code: CODE_OF[why.kind],
  message: localize(language, whyNot(why, settings.money)),
  missing: why.kind === 'belowMinimum' ? toDecimal(why.missing) : null,
});

type OfferRow = Pick<CouponRow, 'code' | 'title' | 'minimum' | 'expires_at' | 'translations'>;

/** A coupon in a list, for orders or trips. */
export const toWireOffer = (
  row: OfferRow,
  verdict: Pick<WireOffer, 'store_id' | 'saves' | 'refusal'>,
  { language, currency }: { readonly language: Language; readonly currency: Currency },
): WireOffer => ({
  code: row.code,
  title: textIn(language, row, 'title'),
  min_purchase: toDecimal(money(row.minimum, currency)),
  expire_date: row.expires_at?.toISOString() ?? null,
  ...verdict,
});

export const toOffer = (
  row: CouponRow,
  verdict: Verdict,
  currency: Currency,
  wording: Wording,
): WireOffer => ({
  ...toWireOffer(
    row,
    verdict.kind === 'fits'
      ? { store_id: verdict.storeId, saves: toDecimal(verdict.saves) }
      : { refusal: toWireRefusal(verdict.why, wording) },
    { language: wording.language, currency },
  ),
  store_name: storeNameOf(row, wording.language),
});
