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

/** Who uses it: what was used as a guest counts by the phone of its trips. */
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
  /** Where the provider begins it; null where it does not. */
  readonly zone: ZoneId | null;
};

/** A trip that was canceled, or not paid, has used nothing. */
const USING = TRIP_STATUSES.filter(usesCoupon);

const usesWhere = (limit: 'in_all' | 'per_customer', { owner, phone }: Owner) => sql<number>`
  case when trip_coupon.${sql.ref(limit)} is null then 0 else (
    select count(*)::int from trip
    where trip.coupon_id = trip_coupon.id and trip.status = any(${USING})
    and (${limit} = 'in_all' or trip.owner = ${owner} or trip.contact_phone = ${phone ?? null})
  )${limit === 'per_customer' ? plusFormer(owner) : sql``} end`;

const plusFormer = (owner: string | null) =>
  sql` + ${formerUses(owner, 'trip_coupon', sql.ref('trip_coupon.id'))}`;

/** Coupons with how often they are used already, by this customer and by all; counted where it is limited. */
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

/** However it is typed. */
export const couponNamed = (db: Db, code: string, who: Owner): Promise<CouponRow | undefined> =>
  couponRows(db, who).where('trip_coupon.code', '=', foldCode(code)).executeTakeFirst();

/**
 * The coupon of a trip that is being booked, locked until the transaction ends: of two bookings at the same
 * time the second counts the first, so that no limit is passed.
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

/** Coupons that can be used today, the ones that end first at the beginning. */
export async function couponsFor(db: Db, who: Owner, now: Date): Promise<readonly CouponRow[]> {
  const rows = await couponRows(db, who)
    .orderBy(sql`expires_at nulls last`)
    .orderBy('trip_coupon.id')
    .execute();
  return rows.filter((row) => useRefusal(row, now) === null);
}

/** Those that have begun, the ones that end first at the beginning, and what is over last. */
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

type Asked = { readonly who: Pick<CouponUser, 'kind'>; readonly trip: CouponTrip };
export type WhyNot =
  TripCouponRefusal | { readonly kind: CouponUseRefusal | 'signIn' | 'verify' | 'savesNothing' };
/** Why a coupon does not hold, with the words for it. */
export type RefusedCoupon = {
  readonly why: WhyNot | { readonly kind: 'unknown' };
  readonly message: LocalizedText;
};
/** What it takes off the vehicles, as the figures of the trip say it. */
type HeldCoupon = { readonly terms: TripCoupon; readonly saves: Money };

/** What a coupon does for a trip: judged so in the list of a checkout, when it is asked about, and when the trip is booked. */
export function judgedCoupon(
  row: CouponRow,
  { who, trip }: Asked,
  { currency, settings, now }: CouponRules,
): HeldCoupon | RefusedCoupon {
  const terms = toTripCoupon(row, 'en', currency);
  const saves = savingOn(trip, terms, { currency, settings });
  const used = useRefusal(row, now);
  const asked = {
    isGuest: who.kind === 'guest',
    isVerified: row.user_verified,
    hasOrdered: false,
  };
  const unmet = customerRefusal(terms, termsOf(row), asked);
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

/** Refuses a coupon that does not hold for a trip that is being booked, each time with its own reason. */
export function requireCoupon(row: CouponRow, asked: Asked, rules: CouponRules): TripCoupon {
  const judged = judgedCoupon(row, asked, rules);
  if ('why' in judged) throw httpError(403, 'coupon', judged.message);
  return judged.terms;
}

/** A trip that gave its coupon back goes on after all only where the coupon has a use left. */
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

/** The same codes as for orders; what is said of providers has one of its own. */
export const COUPON_CODE_OF: Readonly<Record<RefusedCoupon['why']['kind'], string>> = {
  ...CODE_OF,
  otherProvider: 'other_provider',
};

type Said = { readonly language: Language; readonly currency: Currency };

export const toWireRefusal = (
  { why, message }: RefusedCoupon,
  language: Language,
): v.InferInput<typeof couponRefusal> => ({
  code: COUPON_CODE_OF[why.kind],
  message: localize(language, message),
  missing: why.kind === 'belowMinimum' ? toDecimal(why.missing) : null,
});

/** A coupon in the list of a checkout: what it would save, or why it does not hold. */
export const toOffer = (
  row: CouponRow,
  judged: HeldCoupon | RefusedCoupon,
  { language, currency }: Said,
) =>
  toWireOffer(
    row,
    'why' in judged
      ? { refusal: toWireRefusal(judged, language) }
      : { saves: toDecimal(judged.saves) },
    { language, currency },
  );
