import { sql, type InferResult } from 'kysely';
import type * as v from 'valibot';
import type { couponRefusal } from '#contract/coupons.ts';
import type { rentalCoupon } from '#contract/rental-coupons.ts';
import type { Exact } from '#domain/kernel/exact.ts';
import { id } from '#domain/kernel/id.ts';
import { instant } from '#domain/kernel/instant.ts';
import type { Language } from '#domain/kernel/language.ts';
import { money, toDecimal, type Currency } from '#domain/kernel/money.ts';
import { rate } from '#domain/kernel/rate.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import {
  couponUseRefusal,
  type CouponUseRefusal,
  type CouponUses,
} from '#domain/pricing/coupon-use.ts';
import { customerRefusal } from '#domain/pricing/coupon-offer.ts';
import {
  tripCouponRefusal,
  type TripCoupon,
  type TripCouponRefusal,
} from '#domain/pricing/trip-coupon.ts';
import { TRIP_STATUSES, usesCoupon } from '#domain/rental/trip-status.ts';
import type { Db } from '#server/kernel/database.ts';
import type { Principal } from '#server/kernel/principal.ts';
import { problem } from '#server/kernel/problem.ts';
import type { StoredSettings } from '#server/kernel/settings.ts';
import { textIn, translationsOf } from '#server/kernel/translations.ts';
import { wordsIn, type Words } from '#server/kernel/words.ts';
import { CODE_OF } from '#server/ordering/coupon.wire.ts';
import { spelled } from '#server/ordering/words.ts';
import * as words from './words.ts';

const couponRows = (db: Db) =>
  db
    .selectFrom('trip_coupon')
    .selectAll('trip_coupon')
    .select(translationsOf('trip_coupon'))
    .where('trip_coupon.active', '=', true);

export type CouponRow = InferResult<ReturnType<typeof couponRows>>[number];

/** Who uses it: what was used as a guest counts by the phone of its trips. */
export type CouponUser = Pick<Principal, 'owner' | 'kind'> & { readonly phone?: string };
type Owner = { readonly owner: string | null; readonly phone?: string };
type CouponRules = {
  readonly currency: Currency;
  readonly settings: StoredSettings;
  readonly now: Date;
};
export type CouponTrip = {
  readonly providerId: number;
  readonly zone: ZoneId | null;
  readonly subtotal: Exact;
};

/** However it is typed. */
export const couponNamed = (db: Db, code: string): Promise<CouponRow | undefined> =>
  couponRows(db).where('trip_coupon.code', '=', code.trim().toUpperCase()).executeTakeFirst();

/**
 * The coupon of a trip that is being booked, locked until the transaction ends: of two bookings at the same
 * time the second counts the first, so that no limit is passed.
 */
export async function lockedCoupon(db: Db, code: string): Promise<CouponRow | undefined> {
  const found = await couponNamed(db, code);
  if (!found) return undefined;
  await sql`select id from trip_coupon where id = ${found.id} for update`.execute(db);
  return couponNamed(db, code);
}

/** Coupons that can be used today, the ones that end first at the beginning. */
export async function couponsFor(db: Db, who: Owner, now: Date): Promise<readonly CouponRow[]> {
  const rows = await couponRows(db)
    .orderBy(sql`expires_at nulls last`)
    .orderBy('trip_coupon.id')
    .execute();
  const uses = await Promise.all(rows.map((row) => usesOf(db, row.id, who)));
  return rows.filter((row, index) => {
    const used = uses[index] ?? { byCustomer: 0, inAll: 0 };
    return couponUseRefusal(termsOf(row), { now: instant(now.getTime()), uses: used }) === null;
  });
}

type Asked = { readonly who: CouponUser; readonly trip: CouponTrip };
export type WhyNot = CouponUseRefusal | TripCouponRefusal | 'signIn';
/** Why a coupon does not hold, with the words for it. */
export type RefusedCoupon = { readonly why: WhyNot | 'unknown'; readonly message: Words };

/** What becomes of a coupon that is asked for with a trip: what it takes off, or why it does not hold. */
export async function judgedCoupon(
  db: Db,
  row: CouponRow,
  { who, trip }: Asked,
  { currency, settings, now }: CouponRules,
): Promise<TripCoupon | RefusedCoupon> {
  const coupon = toTripCoupon(row, 'en', currency);
  const terms = termsOf(row);
  const uses = await usesOf(db, row.id, who);
  const asked = { isGuest: who.kind === 'guest', hasOrdered: false };
  const isForCustomers = customerRefusal(coupon, terms, asked) !== null;
  const why =
    couponUseRefusal(terms, { now: instant(now.getTime()), uses }) ??
    (isForCustomers ? 'signIn' : null) ??
    tripCouponRefusal(coupon, {
      providerId: id<'Provider'>(trip.providerId),
      zoneId: trip.zone,
      subtotal: trip.subtotal,
    });
  if (why === null) return coupon;
  return { why, message: words.COUPON[why](spelled(coupon.minimumPurchase, settings.money)) };
}

/** Refuses a coupon that does not hold for a trip that is being booked, each time with its own reason. */
export async function requireCoupon(
  db: Db,
  row: CouponRow,
  asked: Asked,
  rules: CouponRules,
): Promise<TripCoupon> {
  const judged = await judgedCoupon(db, row, asked, rules);
  if ('why' in judged) throw problem(403, 'coupon', judged.message);
  return judged;
}

/** A trip that gave its coupon back goes on after all only where the coupon has a use left. */
export async function requireUseLeft(db: Db, coupon: number, who: Owner): Promise<void> {
  await sql`select id from trip_coupon where id = ${coupon} for update`.execute(db);
  const row = await couponRows(db).where('trip_coupon.id', '=', coupon).executeTakeFirst();
  if (!row) return;
  const terms = { ...termsOf(row), expiresAt: null };
  const why = couponUseRefusal(terms, { now: terms.startsAt, uses: await usesOf(db, coupon, who) });
  if (why) throw problem(409, 'coupon', words.COUPON[why](''));
}

/** A trip that was canceled, or not paid, has used nothing. */
async function usesOf(db: Db, coupon: number, { owner, phone }: Owner): Promise<CouponUses> {
  const { rows } = await sql<CouponUses>`
    select count(*)::int as "inAll", (count(*) filter (
      where owner = ${owner} or contact_phone = ${phone ?? null}
    ))::int as "byCustomer"
    from trip where coupon_id = ${coupon} and status = any(${USING})
  `.execute(db);
  return rows[0] ?? { inAll: 0, byCustomer: 0 };
}

const USING = TRIP_STATUSES.filter(usesCoupon);

const termsOf = ({ starts_at, expires_at, per_customer, in_all }: CouponRow) => ({
  startsAt: instant(starts_at.getTime()),
  expiresAt: expires_at && instant(expires_at.getTime()),
  perCustomer: per_customer,
  inAll: in_all,
});

const toTripCoupon = (row: CouponRow, language: Language, currency: Currency): TripCoupon => ({
  code: row.code,
  title: textIn(language, row, 'title'),
  reach: reachOf(row),
  minimumPurchase: money(row.minimum, currency),
  discount:
    row.discount_type === 'amount'
      ? { type: 'amount', off: money(row.discount_value, currency) }
      : {
          type: 'percent',
          share: rate(row.discount_value),
          cap: row.maximum === null ? null : money(row.maximum, currency),
        },
});

function reachOf({ reach, provider_ids, zone_ids }: CouponRow): TripCoupon['reach'] {
  switch (reach) {
    case 'default':
      return { type: reach };
    case 'store_wise':
      return { type: reach, providerIds: provider_ids.map(id<'Provider'>) };
    case 'zone_wise':
      return { type: reach, zoneIds: zone_ids.map(id<'Zone'>) };
  }
}

const MILLIONTHS_IN_PERCENT = 10_000;

export function toWireCoupon(
  row: CouponRow,
  language: Language,
  currency: Currency,
): v.InferInput<typeof rentalCoupon> {
  const decimal = (minor: number) => toDecimal(money(minor, currency));
  return {
    id: row.id,
    title: textIn(language, row, 'title'),
    code: row.code,
    coupon_type: row.reach,
    provider_ids: row.provider_ids,
    zone_ids: row.zone_ids,
    discount_type: row.discount_type,
    discount:
      row.discount_type === 'percent'
        ? row.discount_value / MILLIONTHS_IN_PERCENT
        : decimal(row.discount_value),
    min_purchase: decimal(row.minimum),
    max_discount: row.maximum === null ? 0 : decimal(row.maximum),
    start_date: row.starts_at.toISOString(),
    expire_date: row.expires_at?.toISOString() ?? null,
  };
}

/** The same codes as for orders; what is said of providers has one of its own. */
export const COUPON_CODE_OF: Readonly<Record<RefusedCoupon['why'], string>> = {
  ...CODE_OF,
  otherProvider: 'other_provider',
};

export const toWireRefusal = (
  { why, message }: RefusedCoupon,
  language: Language,
): v.InferInput<typeof couponRefusal> => ({
  code: COUPON_CODE_OF[why],
  message: wordsIn(language, message),
});
