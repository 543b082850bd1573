import * as v from 'valibot';
import * as contract from '#contract/rental-cart.ts';
import { bookingItems } from '#contract/rental-cart.ts';
import { rentalCoupon } from '#contract/rental-coupons.ts';
import type * as vehicles from '#contract/rental-vehicles.ts';
import type { Wanted, BookingItems } from '#application/rental/trip-cart-gateway.port.ts';
import { id, parseId } from '#domain/kernel/id.ts';
import { fromDecimal, type Currency } from '#domain/kernel/money.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import type { TimeZone } from '#domain/kernel/wall-clock.ts';
import { geoPoint } from '#domain/location/geo-point.ts';
import { parsePickupTime, pickupTimeText } from '#domain/rental/pickup-time.ts';
import type { TripCart, TripLine, TripLineId } from '#domain/rental/trip-cart.ts';
import {
  addMinutesOf,
  secondsOfAdd,
  toKilometres,
  toMetres,
  tripHours,
  updateHoursOf,
  type TripDetails,
  type TripPlace,
} from '#domain/rental/trip-details.ts';
import { readRows, understood, type Report } from '#infrastructure/kernel/rows.ts';
import { toCouponOffers, toCouponProblem } from '#infrastructure/ordering/coupon.wire.ts';
import { toTripCoupon } from './trip-coupon.wire.ts';
import { toVehicle } from './vehicle.wire.ts';

/** Lines are parsed one by one, and the trip separately: `[]`, null and a missing field mean none. */
export const rawCart = v.object({
  carts: v.array(v.unknown()),
  user_data: v.optional(v.unknown()),
  status: v.optional(v.string()),
});
type RawCart = v.InferOutput<typeof rawCart>;

export type Reading = {
  readonly currency: Currency;
  readonly zone: TimeZone;
  readonly report: Report;
};

export function toTripCart({ carts, user_data }: RawCart, reading: Reading): TripCart {
  const { currency, report } = reading;
  const lines = readRows(carts, contract.tripLine, (row) => toLine(row, currency), report);
  const isThere = typeof user_data === 'object' && user_data !== null && !Array.isArray(user_data);
  const [trip] = isThere
    ? readRows([user_data], contract.tripData, (row) => toTrip(row, reading), report)
    : [];
  return { detailsId: trip?.detailsId ?? null, details: trip?.details ?? null, lines };
}

const toLine = (wire: contract.WireTripLine, currency: Currency): TripLine => ({
  id: id(wire.id),
  vehicle: toVehicle(withProvider(wire), currency),
  quantity: quantity(wire.quantity),
  ...(wire.available ? {} : { gone: true }),
  ...(wire.shown_price === null ? {} : { shownRate: fromDecimal(wire.shown_price, currency) }),
  ...(wire.free_count === null ? {} : { free: wire.free_count }),
});

/** The line's provider has more fields than that of its vehicle. */
const withProvider = ({ vehicle, provider }: contract.WireTripLine): vehicles.WireVehicle => ({
  ...vehicle,
  provider,
});

const toTrip = (wire: contract.WireTripData, reading: Reading) => ({
  detailsId: id<'TripDetails'>(wire.id),
  details: understood(() => toDetails(wire, reading), reading.report),
});

function toDetails(wire: contract.WireTripData, reading: Reading): TripDetails | null {
  const pickup = toPlace(wire.pickup_location);
  const pickupAt = toPickup(wire.pickup_time, reading);
  const none = { hours: null, destination: null, metres: null, seconds: null };
  if (wire.rental_type === 'hourly') {
    const hours = tripHours(wire.estimated_hours ?? 0);
    return { ...none, type: 'hourly', pickup, pickupAt, hours };
  }
  if (!wire.destination_location || wire.distance === null) return null;
  return {
    type: 'distance_wise',
    pickup,
    pickupAt,
    hours: null,
    destination: toPlace(wire.destination_location),
    metres: toMetres(wire.distance),
    seconds: secondsOfAdd(wire.destination_time ?? 0),
  };
}

/** An unreadable time must be chosen again. */
function toPickup(text: string | null, { zone, report }: Reading): TripDetails['pickupAt'] {
  if (!text) return null;
  const parsed = parsePickupTime(text, zone);
  if (parsed.ok) return parsed.value.at;
  report(`Not a pickup time: ${JSON.stringify(text)}`);
  return null;
}

type WirePlace = v.InferOutput<typeof contract.tripPlace>;

export const toPlace = ({ lat, lng, location_name }: WirePlace): TripPlace => ({
  point: geoPoint(lat, lng),
  name: location_name,
});

const LONGEST_PLACE = 300;

const fromPlace = ({ point, name }: TripPlace): WirePlace => ({
  lat: point.latitude,
  lng: point.longitude,
  location_name: name.trim().slice(0, LONGEST_PLACE),
});

/** The token identifies a customer; only a guest's id is sent. */
export type Who = { readonly token: string | null; readonly guestId: string | null };
const guestOf = ({ token, guestId }: Who) => (token === null ? { guest_id: parseId(guestId) } : {});

/**
 * Unused length: the distance of a trip by the hour, the hours of one by distance. The field is sent all the
 * same.
 */
const NONE = 0;

/** Common fields of the calls with a trip. By the hour, the trip ends at its start. */
function tripFields(details: TripDetails, zone: TimeZone) {
  const { pickup, pickupAt } = details;
  const places = {
    pickup_location: fromPlace(pickup),
    pickup_time: pickupAt === null ? null : pickupTimeText(pickupAt, zone),
    destination_location: fromPlace(details.destination ?? pickup),
  };
  return details.type === 'hourly'
    ? ({ ...places, rental_type: 'hourly', estimated_hours: details.hours } as const)
    : ({ ...places, rental_type: 'distance_wise', estimated_hours: NONE } as const);
}

/** Distance and duration, in the unit of the call. */
function lengthFields({ metres, seconds }: TripDetails, unitsOf: (seconds: number) => number) {
  return metres === null
    ? { distance: NONE, destination_time: NONE }
    : { distance: toKilometres(metres), destination_time: unitsOf(seconds) };
}

type Sender = { readonly who: Who; readonly zone: TimeZone };

/** Duration in minutes. */
export const toAddition = (
  { vehicle, quantity: count, details }: Wanted,
  { who, zone }: Sender,
): contract.TripCartAddition => ({
  ...guestOf(who),
  ...tripFields(details, zone),
  ...lengthFields(details, addMinutesOf),
  vehicle_id: vehicle.id,
  quantity: count,
});

/** Duration in hours. */
export const toChange = (details: TripDetails, { who, zone }: Sender): contract.TripChange => ({
  ...guestOf(who),
  ...tripFields(details, zone),
  ...lengthFields(details, updateHoursOf),
});

type LineChange = {
  readonly line: TripLineId;
  readonly quantity: number;
  readonly details: TripDetails | null;
};

export const toLineChange = (
  { line, quantity: count, details }: LineChange,
  { who, zone }: Sender,
): contract.TripLineChange => ({
  ...guestOf(who),
  ...(details === null ? {} : tripFields(details, zone)),
  cart_id: line,
  quantity: count,
});

/**
 * The lines named by a refusal; null for a refusal of another kind. Rows may be objects or bare ids, also
 * mixed; other rows are left out.
 */
export function incompatibleLinesIn(body: unknown): readonly TripLineId[] | null {
  if (!Array.isArray(body)) return null;
  const named = body.flatMap((row) => {
    const parsed = v.safeParse(contract.tripConflicts.item, row);
    if (!parsed.success) return [];
    return id<'TripLine'>(
      typeof parsed.output === 'number' ? parsed.output : parsed.output.cart_id,
    );
  });
  return named.length > 0 ? [...new Set(named)] : null;
}

const refusal = v.object({ errors: v.array(v.object({ code: v.string() })) });

/** The specific code of a refusal: the first code names only the cart when there is another. */
export function codeIn(body: unknown): string | null {
  const parsed = v.safeParse(refusal, body);
  const codes = parsed.success ? parsed.output.errors.map(({ code }) => code) : [];
  return codes.find((code) => code !== CART_ITEM) ?? null;
}

const CART_ITEM = 'cart_item';

/** The coupon is parsed on its own, as lines are. */
export const rawBookingItems = v.object({
  ...rawCart.entries,
  coupon: v.optional(v.unknown()),
  coupon_refusal: bookingItems.entries.coupon_refusal,
  coupons: bookingItems.entries.coupons,
  wallet_balance: bookingItems.entries.wallet_balance,
});

export function toBookingItems(
  items: v.InferOutput<typeof rawBookingItems>,
  reading: Reading,
): BookingItems {
  const { coupon, coupon_refusal, coupons, wallet_balance: balance } = items;
  const { currency, report } = reading;
  const [held] = coupon
    ? readRows([coupon], rentalCoupon, (row) => toTripCoupon(row, currency), report)
    : [];
  return {
    cart: toTripCart(items, reading),
    coupon: held ?? null,
    couponProblem: coupon_refusal && toCouponProblem(coupon_refusal, currency),
    coupons: toCouponOffers(coupons, currency),
    walletBalance: balance === null ? null : fromDecimal(balance, currency),
  };
}
