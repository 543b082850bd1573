import type { AnswerOf } from '#contract/endpoint.ts';
import type { listBookingItems } from '#contract/rental-cart.ts';
import { money, toDecimal, type Currency } from '#domain/kernel/money.ts';
import type { Language } from '#domain/kernel/language.ts';
import { tripSubtotal } from '#domain/pricing/trip-price.ts';
import { pricedLines } from '#domain/rental/trip-cart.ts';
import type { Db } from '#server/kernel/database.ts';
import type { Principal } from '#server/kernel/principal.ts';
import { deliveringZone } from '#server/location/zones.ts';
import { toWireTooManyTries, type TypedCode } from '#server/ordering/typed-code.ts';
import { balanceOf } from '#server/wallet/ledger.ts';
import type { BookingRules } from './book-trip.ts';
import { readTripCart, type StoredTripCart } from './stored-trip-cart.ts';
import {
  judgedCoupon,
  toWireCoupon,
  toWireRefusal,
  type CouponRow,
  type CouponTrip,
} from './trip-coupons.ts';
import * as words from './words.ts';

/** What a coupon looks at in a trip that is not booked yet. */
export async function couponTripOf(
  db: Db,
  cart: StoredTripCart,
  currency: Currency,
): Promise<CouponTrip> {
  const zone = await deliveringZone(db, cart.details.pickup.point);
  return {
    providerId: cart.lines[0]?.row.provider_id ?? 0,
    zone: zone?.id ?? null,
    subtotal: tripSubtotal(pricedLines(readTripCart(cart, 'en', currency)), currency),
  };
}

type Asked = {
  readonly who: Principal;
  readonly typed: TypedCode<CouponRow> | null;
  readonly language: Language;
};
type Said = Pick<AnswerOf<typeof listBookingItems>, 'coupon' | 'coupon_refusal'>;

/** What the wallet of the one who asks holds, decimal; null where they have none. */
export async function walletBalanceOf(
  db: Db,
  who: Principal,
  { settings, currency }: Pick<BookingRules, 'settings' | 'currency'>,
): Promise<number | null> {
  if (who.kind !== 'customer' || !settings.rewards.wallet) return null;
  return toDecimal(money(await balanceOf(db, 'wallet', who.id), currency));
}

/** What becomes of the coupon that a checkout asks for: it is judged again by the trip as it is now. */
export async function askedCoupon(
  db: Db,
  cart: StoredTripCart,
  { who, typed, language }: Asked,
  rules: BookingRules,
): Promise<Said> {
  if (!typed) return {};
  if (typed.kind === 'tooManyTries') {
    return { coupon_refusal: toWireTooManyTries(typed.refusal, language) };
  }
  if (typed.kind === 'unknown') {
    const unknown = { why: 'unknown', message: words.COUPON_UNKNOWN } as const;
    return { coupon_refusal: toWireRefusal(unknown, language) };
  }
  const { row } = typed;
  const trip = await couponTripOf(db, cart, rules.currency);
  const judged = await judgedCoupon(db, row, { who, trip }, rules);
  return 'why' in judged
    ? { coupon_refusal: toWireRefusal(judged, language) }
    : { coupon: toWireCoupon(row, language, rules.currency) };
}
