import type { AnswerOf } from '#contract/endpoint.ts';
import type { listBookingItems } from '#contract/rental-cart.ts';
import { money, toDecimal, type Currency } from '#domain/kernel/money.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { Db } from '#server/kernel/database.ts';
import type { Principal } from '#server/kernel/principal.ts';
import { toWireTooManyTries, type TypedCode } from '#server/ordering/typed-code.ts';
import { balanceOf } from '#server/wallet/ledger.ts';
import type { BookingRules } from './book-trip.ts';
import { measured } from './details.ts';
import { readTripCart, type StoredTripCart } from './stored-trip-cart.ts';
import { zoneOf } from './trip-cart-rules.ts';
import {
  judgedCoupon,
  offeredCoupons,
  toOffer,
  toWireCoupon,
  toWireRefusal,
  type CouponRow,
  type CouponTrip,
} from './trip-coupons.ts';
import * as errorMessages from './error-messages.ts';

/** Facts for a coupon about a trip that is not booked yet, measured as at booking. */
export async function couponTripOf(
  db: Db,
  stored: StoredTripCart,
  currency: Currency,
): Promise<CouponTrip> {
  const details = measured(stored.details);
  const cart = readTripCart({ ...stored, details }, 'en', currency);
  const provider = stored.lines[0]?.row;
  const served = provider && (await zoneOf(db, provider, details));
  return {
    cart,
    providerId: provider?.provider_id ?? 0,
    zone: served && 'zone' in served ? served.zone : null,
  };
}

type CouponRequest = {
  readonly who: Principal;
  readonly typed: TypedCode<CouponRow> | null;
  readonly language: Language;
};
type WireCoupons = Pick<AnswerOf<typeof listBookingItems>, 'coupon' | 'coupon_refusal' | 'coupons'>;

/** Coupons at checkout: what each would save on the trip now, and the result of the requested one. */
export async function quotedCoupons(
  db: Db,
  cart: StoredTripCart,
  { who, typed, language }: CouponRequest,
  rules: BookingRules,
): Promise<WireCoupons> {
  const { currency, now } = rules;
  const trip = await couponTripOf(db, cart, currency);
  const judged = (row: CouponRow) => judgedCoupon(row, { who, trip }, rules);
  const rows = await offeredCoupons(db, who, now);
  const coupons = rows.map((row) => toOffer(row, judged(row), { language, currency }));
  if (!typed) return { coupons };
  if (typed.kind === 'tooManyTries') {
    return { coupons, coupon_refusal: toWireTooManyTries(typed.refusal, language) };
  }
  if (typed.kind === 'unknown') {
    const unknown = { why: typed, message: errorMessages.COUPON_UNKNOWN };
    return { coupons, coupon_refusal: toWireRefusal(unknown, language) };
  }
  const found = judged(typed.row);
  return 'why' in found
    ? { coupons, coupon_refusal: toWireRefusal(found, language) }
    : { coupons, coupon: toWireCoupon(typed.row, language, currency) };
}

/** Wallet balance as a decimal; null without a wallet. */
export async function walletBalanceOf(
  db: Db,
  who: Principal,
  { settings, currency }: Pick<BookingRules, 'settings' | 'currency'>,
): Promise<number | null> {
  if (who.kind !== 'customer' || !settings.rewards.wallet) return null;
  return toDecimal(money(await balanceOf(db, 'wallet', who.id), currency));
}
