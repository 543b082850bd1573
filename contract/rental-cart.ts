import * as v from 'valibot';
import { couponCode, couponRefusal, quotedCoupons } from './coupons.ts';
import { endpoint } from './endpoint.ts';
import { flag, guestId, listOf, numeric, wireId } from './kernel.ts';
import { rentalCoupon } from './rental-coupons.ts';
import {
  jsonText,
  latitude,
  longitude,
  pickupTime,
  RENTAL_PATH,
  tripHours,
  tripType,
} from './rental-terms.ts';
import { providerOfVehicle, vehicle } from './rental-vehicles.ts';

/** Guests send their id; customers are known by their token. */
const whose = { guest_id: v.optional(v.nullable(guestId)) };

export const tripPlace = v.object({
  lat: latitude,
  lng: longitude,
  location_name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
});
const count = v.pipe(numeric, v.integer(), v.minValue(0));
const quantity = v.pipe(numeric, v.integer(), v.minValue(1), v.maxValue(9999));
/** Kilometres, unrounded. */
const kilometres = v.pipe(numeric, v.finite(), v.minValue(0), v.maxValue(20_000));
const MAX_HOURS = 720;
/** Duration of a trip by distance: minutes when a vehicle is added. */
const minutes = v.pipe(numeric, v.finite(), v.minValue(0), v.maxValue(MAX_HOURS * 60));
/** The same duration in hours when the trip is changed: the two calls differ. */
const hours = v.pipe(numeric, v.finite(), v.minValue(0), v.maxValue(MAX_HOURS));

/** Hourly trip: its route is ignored, and its destination is the pickup place. */
const byTheHour = {
  rental_type: v.literal('hourly'),
  pickup_location: tripPlace,
  destination_location: v.optional(v.nullable(tripPlace)),
  /** Missing: now. */
  pickup_time: v.optional(v.nullable(pickupTime)),
  estimated_hours: tripHours,
  distance: v.optional(v.nullable(numeric)),
  destination_time: v.optional(v.nullable(numeric)),
};
const byDistance = {
  rental_type: v.literal('distance_wise'),
  pickup_location: tripPlace,
  destination_location: tripPlace,
  pickup_time: v.optional(v.nullable(pickupTime)),
  estimated_hours: v.optional(v.nullable(numeric)),
  distance: kilometres,
};
const added = { ...whose, vehicle_id: wireId, quantity };

export const tripCartAddition = v.variant('rental_type', [
  v.object({ ...byTheHour, ...added }),
  v.object({ ...byDistance, ...added, destination_time: minutes }),
]);
export type TripCartAddition = v.InferInput<typeof tripCartAddition>;

export const tripChange = v.variant('rental_type', [
  v.object({ ...byTheHour, ...whose }),
  v.object({ ...byDistance, ...whose, destination_time: hours }),
]);
export type TripChange = v.InferInput<typeof tripChange>;

/** Changes the quantity only; other back ends expect the remaining fields. */
export const tripLineChange = v.object({
  ...whose,
  cart_id: wireId,
  quantity,
  pickup_location: v.optional(v.nullable(tripPlace)),
  destination_location: v.optional(v.nullable(tripPlace)),
  pickup_time: v.optional(v.nullable(pickupTime)),
  rental_type: v.optional(tripType),
  estimated_hours: v.optional(v.nullable(numeric)),
});
export type TripLineChange = v.InferInput<typeof tripLineChange>;

export const tripLine = v.object({
  id: wireId,
  provider_id: wireId,
  user_id: v.optional(v.nullable(numeric)),
  module_id: v.optional(v.nullable(wireId)),
  vehicle_id: wireId,
  quantity,
  price: v.optional(numeric, 0),
  is_guest: v.optional(flag, false),
  vehicle,
  provider: providerOfVehicle,
  /** Ours: false once the provider no longer rents the vehicle out, or not for this trip type. */
  available: v.optional(v.boolean(), true),
  /**
   * Ours: price of an hour or kilometre after discount when the customer last changed the line. For
   * display only; nothing is charged from it.
   */
  shown_price: v.nullish(numeric, null),
  /** Ours, at a checkout: vehicles free at that time; missing if unknown. */
  free_count: v.nullish(count, null),
});
export type WireTripLine = v.InferOutput<typeof tripLine>;

export const tripData = v.object({
  /** Id of the trip in later changes. */
  id: wireId,
  user_id: v.optional(v.nullable(numeric)),
  rental_type: tripType,
  estimated_hours: v.nullish(numeric, null),
  /** Kilometres. */
  distance: v.nullish(numeric, null),
  /** Minutes, whichever call set it. */
  destination_time: v.nullish(numeric, null),
  pickup_time: v.nullish(v.string(), null),
  pickup_location: tripPlace,
  destination_location: v.nullish(tripPlace, null),
  is_guest: v.optional(flag, false),
  total_cart_price: v.optional(numeric, 0),
});
export type WireTripData = v.InferOutput<typeof tripData>;

/** Placeholder for the trip of an empty cart. */
const noTrip = v.pipe(v.array(v.unknown()), v.maxLength(0));
const cartFields = { carts: v.array(tripLine), user_data: v.union([noTrip, tripData]) };
/** Every call of the trip cart returns the whole cart. */
export const tripCart = v.object(cartFields);
/** Checkout: the cart, its coupons and the wallet balance. */
export const bookingItems = v.object({
  ...cartFields,
  coupon: v.nullish(rentalCoupon, null),
  /** Refusal of the requested coupon for this trip. */
  coupon_refusal: v.nullish(couponRefusal, null),
  /** Trip coupons, each with its saving or refusal. */
  coupons: quotedCoupons.coupons,
  /** Null for guests and where wallets are off. */
  wallet_balance: v.nullish(numeric, null),
});
export const clearedTripCart = v.object({ ...cartFields, status: v.string() });

/**
 * Lines that cannot be rented for the new trip type: the whole body of a 403. Ours are named; other
 * back ends send line ids.
 */
export const tripConflicts = v.array(
  v.union([
    wireId,
    v.object({
      cart_id: wireId,
      vehicle_id: v.optional(wireId),
      name: v.optional(v.string(), ''),
      message: v.optional(v.string(), ''),
    }),
  ]),
);

/**
 * Refusal of a vehicle, quantity or trip: follows `cart_item`, the first code of every trip cart
 * refusal.
 */
export const tripCartProblemCode = v.picklist([
  'vehicle_gone',
  'over_count',
  'type_not_offered',
  'other_provider',
  'other_type',
  'other_trip',
  'provider_closed',
  'outside_zone',
  'zones_differ',
  'pickup_time',
  'cart_full',
]);

const cartQuery = v.object(whose);
const CART_PATH = `${RENTAL_PATH}/user/cart`;

export const getTripCart = endpoint({
  method: 'GET',
  path: `${CART_PATH}/get-cart`,
  query: cartQuery,
  answer: tripCart,
  refusals: [401],
});
/** Trip cart and coupon, recomputed for a checkout. */
export const listBookingItems = endpoint({
  method: 'GET',
  path: `${CART_PATH}/booking-items`,
  query: v.object({ ...whose, coupon_code: v.optional(v.nullable(couponCode)) }),
  answer: bookingItems,
  refusals: [401],
  ours: true,
});
export const addToTripCart = endpoint({
  method: 'POST',
  path: `${CART_PATH}/add-to-cart`,
  body: tripCartAddition,
  answer: tripCart,
  refusals: [401, 403],
});
export const updateTripLine = endpoint({
  method: 'PUT',
  path: `${CART_PATH}/update-cart`,
  body: tripLineChange,
  answer: tripCart,
  refusals: [401, 403, 404],
});
export const removeTripLine = endpoint({
  method: 'DELETE',
  path: `${CART_PATH}/remove-vehicle/:id`,
  params: v.object({ id: wireId }),
  query: cartQuery,
  answer: tripCart,
  refusals: [401, 403, 404],
});
export const removeTripLines = endpoint({
  method: 'DELETE',
  path: `${CART_PATH}/remove-multiple-cart`,
  query: v.object({
    ...whose,
    cart_ids: jsonText(v.pipe(listOf(wireId, 100), v.minLength(1)), 2_000),
  }),
  answer: tripCart,
  refusals: [401, 403, 404],
});
/** `id` is that of `user_data`. */
export const updateTrip = endpoint({
  method: 'PUT',
  path: `${CART_PATH}/update-user-data/:id`,
  params: v.object({ id: wireId }),
  body: tripChange,
  answer: tripCart,
  refusals: [401, 403, 404],
});
/** Empties the cart; with a candidate, only after this vehicle has been accepted. */
export const clearTripCart = endpoint({
  method: 'DELETE',
  path: `${CART_PATH}/remove-cart`,
  query: v.object({
    ...whose,
    vehicle_id: v.optional(wireId),
    quantity: v.optional(quantity),
    /** Empty or missing: now. */
    pickup_time: v.optional(v.union([v.literal(''), pickupTime])),
    rental_type: v.optional(tripType),
  }),
  answer: clearedTripCart,
  refusals: [401, 403],
});
