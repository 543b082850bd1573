import { sql } from 'kysely';
import type * as v from 'valibot';
import type { quote } from '#contract/ordering.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { Coupon } from '#domain/pricing/coupon.ts';
import { DAY } from '#domain/kernel/instant.ts';
import type { Db } from '#server/kernel/database.ts';
import type { Principal } from '#server/kernel/principal.ts';
import { textIn } from '#server/kernel/translations.ts';
import { couponFactsOf, factColumns, verdictOn, type CartOrders } from './coupons.ts';
import { toOffer, toWireRefusal } from './coupon.wire.ts';
import { couponRows, toCoupon, type CouponRow } from './coupon-row.ts';
import type { OrderingRules } from './rules.ts';
import { toWireTooManyTries, type TypedCode } from './typed-code.ts';

type WireCoupons = Pick<v.InferInput<typeof quote>, 'coupon' | 'coupon_refusal' | 'coupons'>;
type CouponRequest = {
  readonly who: Principal;
  readonly module: number;
  readonly typed: TypedCode<CouponRow> | null;
  readonly language: Language;
};
/** A quote's coupons, and the one that its amounts include. */
export type QuotedCoupons = {
  readonly wire: WireCoupons;
  readonly applied: { readonly coupon: Coupon; readonly store: number } | null;
};

export async function quotedCoupons(
  db: Db,
  cart: CartOrders,
  { who, module, typed, language }: CouponRequest,
  rules: OrderingRules,
): Promise<QuotedCoupons> {
  const rows = await offeredCoupons(db, { module, owner: who.owner }, rules);
  if (rows.length === 0 && typed === null) return { wire: { coupons: [] }, applied: null };
  const [facts = await couponFactsOf(db, who.owner)] = rows;
  const { isVerified, hasOrdered } = facts;
  const customer = { isGuest: who.kind === 'guest', isVerified, hasOrdered };
  const wording = { language, settings: rules.settings };
  const verdict = (row: CouponRow) => verdictOn(row, cart, customer, rules);
  const coupons = rows.map((row) => toOffer(row, verdict(row), rules.currency, wording));
  if (typed === null) return { wire: { coupons }, applied: null };
  if (typed.kind === 'tooManyTries') {
    const coupon_refusal = toWireTooManyTries(typed.refusal, language);
    return { wire: { coupons, coupon_refusal }, applied: null };
  }
  if (typed.kind === 'unknown') {
    return { wire: { coupons, coupon_refusal: toWireRefusal(typed, wording) }, applied: null };
  }
  const { row } = typed;
  const found = verdict(row);
  if (found.kind === 'refused') {
    const coupon_refusal = toWireRefusal(found.why, wording);
    return { wire: { coupons, coupon_refusal }, applied: null };
  }
  const store_id = found.storeId;
  const coupon = { code: row.code, title: textIn(language, row, 'title'), store_id };
  return {
    wire: { coupons, coupon },
    applied: { coupon: toCoupon(row, rules.currency), store: store_id },
  };
}

/** Stay of an expired coupon in the list, in milliseconds, and the maximum of listed ones. */
export const SHOWN_AFTER = 7 * DAY;
export const MAX_OFFERED = 50;

/** Coupons of the module that have begun, those that end first first; expired ones last. */
const offeredCoupons = (
  db: Db,
  { module, owner }: { readonly module: number; readonly owner: string },
  { now }: OrderingRules,
) =>
  couponRows(db, owner)
    .select(factColumns(owner))
    .where('coupon.module_id', '=', module)
    .where('coupon.starts_at', '<=', new Date(now))
    .where(({ or, eb }) =>
      or([
        eb('coupon.expires_at', 'is', null),
        eb('coupon.expires_at', '>', new Date(now - SHOWN_AFTER)),
      ]),
    )
    .orderBy(sql`coalesce(coupon.expires_at <= ${new Date(now)}, false)`)
    .orderBy(sql`coupon.expires_at nulls last`)
    .orderBy('coupon.id')
    .limit(MAX_OFFERED)
    .execute();
