import type * as v from 'valibot';
import type { bookRequest } from '#contract/rental-trips.ts';
import { instant, type Instant } from '#domain/kernel/instant.ts';
import { toDecimal } from '#domain/kernel/money.ts';
import type { ContactWithEmail } from '#domain/account/contact.ts';
import type { TripSummary } from '#domain/pricing/trip-price.ts';
import { parsePickupTime } from '#domain/rental/pickup-time.ts';
import {
  linesNotBookable,
  rateChange,
  summaryOf,
  type TripCart,
} from '#domain/rental/trip-cart.ts';
import { paymentDueAt } from '#domain/rental/trip-payment.ts';
import { isBookable, periodFrom, type TripDetails } from '#domain/rental/trip-details.ts';
import { offers } from '#domain/rental/vehicle.ts';
import { contactFor } from '#server/account/contact.ts';
import type { Db } from '#server/kernel/database.ts';
import type { Principal } from '#server/kernel/principal.ts';
import { httpError, HttpError, type ErrorEntry } from '#server/kernel/http-error.ts';
import type { StoredSettings } from '#server/kernel/settings.ts';
import { SIGN_IN_TO_ORDER, spelled } from '#server/ordering/error-messages.ts';
import { payFromWallet } from '#server/wallet/paid-ahead.ts';
import { leftOf, takenDuring } from './availability.ts';
import { measured } from './details.ts';
import { insertTrip } from './insert-trip.ts';
import { requireMethod } from './pay-trip.ts';
import {
  readTripCart,
  tripCartOf,
  type StoredTripCart,
  type StoredTripLine,
} from './stored-trip-cart.ts';
import { lockedCoupon, requireCoupon, type CouponTrip } from './trip-coupons.ts';
import { serviceOf, type TripRules } from './trip-cart-rules.ts';
import { isGone, toVehicle } from './vehicle-row.ts';
import * as errorMessages from './error-messages.ts';

export type BookRequest = v.InferOutput<typeof bookRequest>;
export type TripPaymentMethod = BookRequest['payment_method'];
export type BookingRules = TripRules & { readonly settings: StoredSettings };

/**
 * Books the trip cart. Must run in a transaction: all prices and rules are checked again while the cart and
 * its vehicles are locked.
 */
export async function bookTrip(
  db: Db,
  who: Principal,
  request: BookRequest,
  rules: BookingRules,
): Promise<{ readonly trip_id: number }> {
  requireOffered(who, request, rules);
  const contact = await contactFor(db, who, request, rules.settings.business);
  const stored = await lockedCart(db, who.owner, request);
  const pickupAt = requirePickup(request, stored.details, rules);
  const details: TripDetails = { ...measured(stored.details), pickupAt };
  const cart = readTripCart({ ...stored, details }, 'en', rules.currency);
  requireBookable(stored, cart, rules);
  const [{ row: provider }] = stored.lines;
  const service = await serviceOf(db, provider, details, rules);
  if ('code' in service) throw httpError(403, service.code, service.message);
  const period = periodFrom(details, pickupAt);
  await requireFree(db, stored, period);
  const { currency, settings } = rules;
  const { taxIncluded } = settings.money;
  const trip = { cart, providerId: provider.provider_id, zone: service.zone };
  const coupon = await requestedCoupon(db, request, { trip, who, contact }, rules);
  const amounts = summaryOf(cart, { coupon: coupon?.terms ?? null, taxIncluded, currency });
  if (!amounts) throw httpError(403, 'cart_empty', errorMessages.CART_EMPTY);
  requireTotalAsSeen({ amounts, stored, cart }, request, rules);

  const trip_id = await insertTrip(db, {
    ...{ stored, cart, details, period, amounts, contact, who, provider },
    zone: service.zone,
    note: request.additional_note || null,
    paymentMethod: request.payment_method,
    coupon: coupon?.row ?? null,
    now: rules.now,
  });
  if (request.payment_method === 'wallet') await payNow(db, who, trip_id, amounts, rules);
  if (request.payment_method === 'digital_payment') {
    await payLater(db, trip_id, { amounts, pickupAt }, rules);
  }
  return { trip_id };
}

/** The wallet covers all of it, or the booking is refused. */
async function payNow(
  db: Db,
  who: Principal,
  id: number,
  { total }: TripSummary,
  { now }: BookingRules,
): Promise<void> {
  const paid = { kind: 'trip', id, customer: who.id, total: total.minor } as const;
  const isPaid = await payFromWallet(db, paid, now);
  if (!isPaid) throw httpError(203, 'wallet_balance', errorMessages.WALLET_TOO_LOW);
  await db.updateTable('trip').set({ payment_status: 'paid' }).where('id', '=', id).execute();
}

/** Awaits the gateway, unless the total is 0. */
async function payLater(
  db: Db,
  id: number,
  { amounts, pickupAt }: { readonly amounts: TripSummary; readonly pickupAt: Instant },
  { now }: BookingRules,
): Promise<void> {
  const due = new Date(paymentDueAt(instant(now.getTime()), pickupAt));
  const isFree = amounts.total.minor === 0;
  const change = isFree ? { payment_status: 'paid' } : { payment_due_at: due };
  await db.updateTable('trip').set(change).where('id', '=', id).execute();
}

function requireOffered(
  who: Principal,
  { payment_method }: BookRequest,
  { settings }: BookingRules,
): void {
  if (who.kind === 'guest' && !settings.ordering.guestCheckout) {
    throw httpError(403, 'guest_checkout', SIGN_IN_TO_ORDER);
  }
  requireMethod(payment_method, who.kind === 'customer', settings);
}

type BookedCart = StoredTripCart & {
  readonly lines: readonly [StoredTripLine, ...StoredTripLine[]];
};

/** The cart with its vehicles, locked by `tripCartLocks`. */
async function lockedCart(db: Db, owner: string, request: BookRequest): Promise<BookedCart> {
  const cart = await tripCartOf(db, owner);
  const [first, ...others] = cart?.lines ?? [];
  if (!cart || !first) throw httpError(403, 'cart_empty', errorMessages.CART_EMPTY);
  if (first.row.provider_id !== request.provider_id || cart.details.type !== request.trip_type) {
    throw httpError(403, 'other_cart', errorMessages.OTHER_CART);
  }
  return { ...cart, lines: [first, ...others] };
}

/** Pickup time of the request, else of the cart; never in the past. */
function requirePickup(
  { schedule_at }: BookRequest,
  { pickupAt }: TripDetails,
  { timeZone, now }: BookingRules,
): Instant {
  const at = schedule_at ? momentOf(schedule_at, timeZone) : pickupAt;
  if (!isBookable(at, instant(now.getTime()))) {
    throw httpError(403, 'schedule', errorMessages.PICKUP_PASSED);
  }
  return at;
}

const WITH_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

/** "2026-11-23 03:05 PM" in the server's zone, or "2026-11-23T20:05:00Z". */
function momentOf(text: string, zone: BookingRules['timeZone']): Instant {
  const exact = WITH_OFFSET.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(exact)) return instant(exact);
  const parsed = parsePickupTime(text, zone);
  if (!parsed.ok) throw httpError(403, 'schedule', errorMessages.PICKUP[parsed.failure]);
  return parsed.value.at;
}

/** Refuses vehicles that are no longer for rent, each by its name. */
function requireBookable(
  { lines, details }: BookedCart,
  cart: TripCart,
  { currency }: BookingRules,
): void {
  const refused = linesNotBookable(cart).map(({ id }) => id);
  const entries = lines
    .filter(({ id }) => refused.some((one) => one === id))
    .map(({ row }): ErrorEntry => {
      if (isGone(row))
        return { code: 'vehicle_gone', message: errorMessages.LINE_NOT_OFFERED(row) };
      return offers(toVehicle(row, 'en', currency), details.type)
        ? { code: 'over_count', message: errorMessages.LINE_OVER_COUNT(row, row.total_count) }
        : { code: 'type_not_offered', message: errorMessages.TYPE_NOT_OFFERED[details.type](row) };
    });
  if (entries.length > 0) throw new HttpError(403, entries);
}

/** Refuses vehicles that are booked for that time (D-79). */
async function requireFree(
  db: Db,
  { lines }: BookedCart,
  period: Parameters<typeof takenDuring>[2],
): Promise<void> {
  const taken = await takenDuring(
    db,
    lines.map(({ row }) => row.id),
    period,
  );
  const entries = lines.flatMap(({ row, quantity }): readonly ErrorEntry[] => {
    const left = leftOf(row, taken);
    return quantity > left
      ? [{ code: 'not_available', message: errorMessages.NOT_AVAILABLE(row, left) }]
      : [];
  });
  if (entries.length > 0) throw new HttpError(403, entries);
}

type CouponOf = {
  readonly trip: CouponTrip;
  readonly who: Principal;
  readonly contact: ContactWithEmail;
};

/** Locks and returns the requested coupon, if any. */
async function requestedCoupon(
  db: Db,
  { coupon_code: code }: BookRequest,
  { trip, who, contact }: CouponOf,
  rules: BookingRules,
) {
  if (!code) return null;
  const row = await lockedCoupon(db, code, { owner: who.owner, phone: contact.phone });
  if (!row) throw httpError(403, 'coupon', errorMessages.COUPON_UNKNOWN);
  return { row, terms: requireCoupon(row, { who, trip }, rules) };
}

/** Refuses a total other than the one that the customer saw, and names the new one. */
function requireTotalAsSeen(
  {
    amounts: { total },
    stored,
    cart,
  }: { readonly amounts: TripSummary; readonly stored: BookedCart; readonly cart: TripCart },
  { trip_amount }: BookRequest,
  { currency, settings }: BookingRules,
): void {
  const halfUnit = 0.5 / 10 ** currency.digits;
  if (Math.abs(trip_amount - toDecimal(total)) < halfUnit) return;
  const changed = cart.lines.flatMap((line): readonly ErrorEntry[] => {
    const row = stored.lines.find(({ id }) => id === line.id)?.row;
    const change = rateChange(line, stored.details.type);
    if (!row || !change) return [];
    const [from, to] = [change.from, change.to].map((amount) => spelled(amount, settings.money));
    return [{ code: 'price', message: errorMessages.PRICE_CHANGED(row, from ?? '', to ?? '') }];
  });
  const message = errorMessages.TOTAL_CHANGED(spelled(total, settings.money));
  throw new HttpError(409, [{ code: 'trip_amount', message }, ...changed]);
}
