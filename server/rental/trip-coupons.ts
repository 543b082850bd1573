import { sql, type InferResult } from 'kysely';
import type * as v from 'valibot';
import type { rentalCoupon } from '#contract/rental-trips.ts';
import type { Exact } from '#domain/kernel/exact.ts';
import { id } from '#domain/kernel/id.ts';
import { instant } from '#domain/kernel/instant.ts';
import type { Language } from '#domain/kernel/language.ts';
import { money, toDecimal, type Currency } from '#domain/kernel/money.ts';
import { rate } from '#domain/kernel/rate.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import { couponUseRefusal, type CouponUses } from '#domain/pricing/coupon-use.ts';
import { tripCouponRefusal, type TripCoupon } from '#domain/pricing/trip-coupon.ts';
import { TRIP_STATUSES, usesCoupon } from '#domain/rental/trip-status.ts';
import type { Db } from '#server/kernel/database.ts';
import { problem } from '#server/kernel/problem.ts';
import type { StoredSettings } from '#server/kernel/settings.ts';
import { textIn, translationsOf } from '#server/kernel/translations.ts';
import { spelled } from '#server/ordering/words.ts';
import * as words from './words.ts';

const couponRows = (db: Db) =>
  db
    .selectFrom('trip_coupon')
    .selectAll('trip_coupon')
    .select(translationsOf('trip_coupon'))
    .where('trip_coupon.active', '=', true);

export type CouponRow = InferResult<ReturnType<typeof couponRows>>[number];

/** Who uses it: guests are known by the phone of their trips, too. */
export type CouponUser = { readonly owner: string | null; readonly phone?: string };
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
export async function couponsFor(
  db: Db,
  who: CouponUser,
  now: Date,
): Promise<readonly CouponRow[]> {
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

/** Refuses a coupon that does not hold for this trip, each time with its own reason. */
export async function requireCoupon(
  db: Db,
  row: CouponRow,
  { who, trip }: { readonly who: CouponUser; readonly trip: CouponTrip },
  { currency, settings, now }: CouponRules,
): Promise<TripCoupon> {
  const coupon = toTripCoupon(row, 'en', currency);
  const uses = await usesOf(db, row.id, who);
  const why =
    couponUseRefusal(termsOf(row), { now: instant(now.getTime()), uses }) ??
    tripCouponRefusal(coupon, {
      providerId: id<'Provider'>(trip.providerId),
      zoneId: trip.zone,
      subtotal: trip.subtotal,
    });
  if (why === null) return coupon;
  const minimum = spelled(coupon.minimumPurchase, settings.money);
  throw problem(403, 'coupon', words.COUPON[why](minimum));
}

/** A trip that gave its coupon back goes on after all only where the coupon has a use left. */
export async function requireUseLeft(db: Db, coupon: number, who: CouponUser): Promise<void> {
  await sql`select id from trip_coupon where id = ${coupon} for update`.execute(db);
  const row = await couponRows(db).where('trip_coupon.id', '=', coupon).executeTakeFirst();
  if (!row) return;
  const terms = { ...termsOf(row), expiresAt: null };
  const why = couponUseRefusal(terms, { now: terms.startsAt, uses: await usesOf(db, coupon, who) });
  if (why) throw problem(409, 'coupon', words.COUPON[why](''));
}

/** A trip that was canceled, or not paid, has used nothing. */
async function usesOf(db: Db, coupon: number, { owner, phone }: CouponUser): Promise<CouponUses> {
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
