import { sql, type InferResult } from 'kysely';
import type * as v from 'valibot';
import type { couponRefusal } from '#contract/coupons.ts';
import type { rentalCoupon } from '#contract/rental-coupons.ts';
import { foldCode } from '#domain/kernel/fold-typed.ts';
import { id } from '#domain/kernel/id.ts';
import { instant } from '#domain/kernel/instant.ts';
import type { Language } from '#domain/kernel/language.ts';
import {
  limitOf,
  money,
  nothing,
  toDecimal,
  type Currency,
  type Money,
} from '#domain/kernel/money.ts';
import { rate } from '#domain/kernel/rate.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import { customerRefusal } from '#domain/pricing/coupon-offer.ts';
import { couponUseRefusal, type CouponUseRefusal } from '#domain/pricing/coupon-use.ts';
import {
  tripCouponRefusal,
  type TripCoupon,
  type TripCouponRefusal,
} from '#domain/pricing/trip-coupon.ts';
import { tripSubtotal } from '#domain/pricing/trip-price.ts';
import { pricedLines, summaryOf, type TripCart } from '#domain/rental/trip-cart.ts';
import { TRIP_STATUSES, usesCoupon } from '#domain/rental/trip-status.ts';
import { formerUses } from '#server/account/former-uses.ts';
import { isVerifiedOwner } from '#server/account/verified-customer.ts';
import type { Db } from '#server/kernel/database.ts';
import type { Principal } from '#server/kernel/principal.ts';
import { httpError } from '#server/kernel/http-error.ts';
import type { StoredSettings } from '#server/kernel/settings.ts';
import { textIn, translationsOf } from '#server/kernel/translations.ts';
import { localize, type LocalizedText } from '#server/kernel/localized-text.ts';
import { CODE_OF, toWireOffer } from '#server/ordering/coupon.wire.ts';
import { MAX_OFFERED, SHOWN_AFTER } from '#server/ordering/quoted-coupons.ts';
import { spelled } from '#server/ordering/error-messages.ts';
import * as errorMessages from './error-messages.ts';

/** User of a coupon; a guest's uses count by the phone of the trips. */
export type CouponUser = Pick<Principal, 'owner' | 'kind'> & { readonly phone?: string };
type Owner = { readonly owner: string | null; readonly phone?: string };
type CouponRules = {
  readonly currency: Currency;
  readonly settings: StoredSettings;
  readonly now: Date;
};
export type CouponTrip = {
  readonly cart: TripCart;
  readonly providerId: number;
  /** Zone in which the provider begins the trip; null without one. */
  readonly zone: ZoneId | null;
};

/** Canceled and unpaid trips do not use their coupon. */
const USING = TRIP_STATUSES.filter(usesCoupon);

const usesWhere = (limit: 'in_all' | 'per_customer', { owner, phone }: Owner) => sql<number>`
  case when trip_coupon.${sql.ref(limit)} is null then 0 else (
    select count(*)::int from trip
    where trip.coupon_id = trip_coupon.id and trip.status = any(${USING})
    and (${limit} = 'in_all' or trip.owner = ${owner} or trip.contact_phone = ${phone ?? null})
  )${limit === 'per_customer' ? plusFormer(owner) : sql``} end`;

const plusFormer = (owner: string | null) =>
  sql` + ${formerUses(owner, 'trip_coupon', sql.ref('trip_coupon.id'))}`;

/** Coupons with their uses by this customer and by all, counted if limited. */
const couponRows = (db: Db, who: Owner) =>
  db
    .selectFrom('trip_coupon')
    .selectAll('trip_coupon')
    .select([
      translationsOf('trip_coupon'),
      usesWhere('in_all', who).as('used'),
      usesWhere('per_customer', who).as('used_by_customer'),
      isVerifiedOwner(who.owner).as('user_verified'),
    ])
    .where('trip_coupon.active', '=', true);

export type CouponRow = InferResult<ReturnType<typeof couponRows>>[number];

/** Accepts any spelling of the code. */
export const couponNamed = (db: Db, code: string, who: Owner): Promise<CouponRow | undefined> =>
  couponRows(db, who).where('trip_coupon.code', '=', foldCode(code)).executeTakeFirst();

/**
 * Locks the coupon of a booking until the transaction ends: of two concurrent bookings the second counts the
 * first, so that no limit is exceeded.
 */
export async function lockedCoupon(
  db: Db,
  code: string,
  who: Owner,
): Promise<CouponRow | undefined> {
  const found = await couponNamed(db, code, who);
  if (!found) return undefined;
  await sql`select id from trip_coupon where id = ${found.id} for update`.execute(db);
  return couponNamed(db, code, who);
}

/** Coupons that are usable today, those that end first first. */
export async function couponsFor(db: Db, who: Owner, now: Date): Promise<readonly CouponRow[]> {
  const rows = await couponRows(db, who)
    .orderBy(sql`expires_at nulls last`)
    .orderBy('trip_coupon.id')
    .execute();
  return rows.filter((row) => useRefusal(row, now) === null);
}

/** Coupons that have begun, those that end first first; expired ones last. */
export const offeredCoupons = (db: Db, who: Owner, now: Date): Promise<readonly CouponRow[]> =>
  couponRows(db, who)
    .where('trip_coupon.starts_at', '<=', now)
    .where(({ or, eb }) =>
      or([
        eb('trip_coupon.expires_at', 'is', null),
        eb('trip_coupon.expires_at', '>', new Date(now.getTime() - SHOWN_AFTER)),
      ]),
    )
    .orderBy(sql`coalesce(trip_coupon.expires_at <= ${now}, false)`)
    .orderBy(sql`trip_coupon.expires_at nulls last`)
    .orderBy('trip_coupon.id')
    .limit(MAX_OFFERED)
    .execute();

type CouponUse = { readonly who: Pick<CouponUser, 'kind'>; readonly trip: CouponTrip };
export type WhyNot =
  | TripCouponRefusal
  | { readonly kind: CouponUseRefusal | 'signIn' | 'verify' | 'savesNothing' };
/** A refusal and its message. */
export type RefusedCoupon = {
  readonly why: WhyNot | { readonly kind: 'unknown' };
  readonly message: LocalizedText;
};
/** An applicable coupon and the amount that it saves on the vehicles. */
type HeldCoupon = { readonly terms: TripCoupon; readonly saves: Money };

/** The coupon's effect on a trip, the same at checkout, on request and at booking. */
export function judgedCoupon(
  row: CouponRow,
  { who, trip }: CouponUse,
  { currency, settings, now }: CouponRules,
): HeldCoupon | RefusedCoupon {
  const terms = toTripCoupon(row, 'en', currency);
  const saves = savingOn(trip, terms, { currency, settings });
  const used = useRefusal(row, now);
  const customer = {
    isGuest: who.kind === 'guest',
    isVerified: row.user_verified,
    hasOrdered: false,
  };
  const unmet = customerRefusal(terms, termsOf(row), customer);
  const why: WhyNot | null =
    (used ? { kind: used } : null) ??
    (unmet && { kind: unmet.kind === 'verify' ? 'verify' : 'signIn' }) ??
    tripCouponRefusal(terms, {
      providerId: id<'Provider'>(trip.providerId),
      zoneId: trip.zone,
      subtotal: tripSubtotal(pricedLines(trip.cart), currency),
    }) ??
    (saves.minor > 0 ? null : { kind: 'savesNothing' });
  if (why === null) return { terms, saves };
  return {
    why,
    message: errorMessages.COUPON[why.kind](spelled(terms.minimumPurchase, settings.money)),
  };
}

function savingOn(
  { cart }: CouponTrip,
  coupon: TripCoupon,
  { currency, settings }: Pick<CouponRules, 'currency' | 'settings'>,
): Money {
  const { taxIncluded } = settings.money;
  return summaryOf(cart, { coupon, taxIncluded, currency })?.coupon ?? nothing(currency);
}

/** Refuses the booking with the coupon's refusal, if any. */
export function requireCoupon(row: CouponRow, use: CouponUse, rules: CouponRules): TripCoupon {
  const judged = judgedCoupon(row, use, rules);
  if ('why' in judged) throw httpError(403, 'coupon', judged.message);
  return judged.terms;
}

/** A trip that released its coupon resumes only if the coupon has a use left. */
export async function requireUseLeft(db: Db, coupon: number, who: Owner): Promise<void> {
  await sql`select id from trip_coupon where id = ${coupon} for update`.execute(db);
  const row = await couponRows(db, who).where('trip_coupon.id', '=', coupon).executeTakeFirst();
  if (!row) return;
  const why = useRefusal({ ...row, expires_at: null }, row.starts_at);
  if (why) throw httpError(409, 'coupon', errorMessages.COUPON[why](''));
}

const useRefusal = (row: CouponRow, now: Date): CouponUseRefusal | null =>
  couponUseRefusal(termsOf(row), {
    now: instant(now.getTime()),
    uses: { inAll: row.used, byCustomer: row.used_by_customer },
  });

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
          cap: limitOf(money(row.maximum ?? 0, currency)),
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

/** The codes of orders, and one more for providers. */
export const COUPON_CODE_OF: Readonly<Record<RefusedCoupon['why']['kind'], string>> = {
  ...CODE_OF,
  otherProvider: 'other_provider',
};

type Wording = { readonly language: Language; readonly currency: Currency };

export const toWireRefusal = (
  { why, message }: RefusedCoupon,
  language: Language,
): v.InferInput<typeof couponRefusal> => ({
  code: COUPON_CODE_OF[why.kind],
  message: localize(language, message),
  missing: why.kind === 'belowMinimum' ? toDecimal(why.missing) : null,
});

/** A coupon in the list at checkout: its saving, or its refusal. */
export const toOffer = (
  row: CouponRow,
  judged: HeldCoupon | RefusedCoupon,
  { language, currency }: Wording,
) =>
  toWireOffer(
    row,
    'why' in judged
      ? { refusal: toWireRefusal(judged, language) }
      : { saves: toDecimal(judged.saves) },
    { language, currency },
  );
