import * as v from 'valibot';
import { reviewComment, starRating } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import {
  flag,
  guestId,
  message,
  numeric,
  optionalText,
  pageOf,
  pageQuery,
  shortText,
  typedText,
  wireId,
} from './kernel.ts';
import { payable } from './payment.ts';
import { tripPlace } from './rental-cart.ts';
import { RENTAL_PATH, tripType } from './rental-terms.ts';

export const tripStatus = v.picklist([
  'pending',
  'confirmed',
  'ongoing',
  'completed',
  'canceled',
  'payment_failed',
]);
export const tripPaymentMethod = v.picklist([
  'cash_payment',
  'wallet',
  'partial_payment',
  'digital_payment',
]);
/** Refusal of a booking. The client shows the server's message for codes not listed here. */
export const bookingProblemCode = v.picklist([
  'cart_empty',
  /** The cart holds vehicles of another provider or trip type than the booking names. */
  'other_cart',
  'vehicle_gone',
  'type_not_offered',
  'over_count',
  /** Taken by other trips at that time. */
  'not_available',
  'provider_closed',
  'outside_zone',
  /** The pickup time is missing, past or invalid. */
  'schedule',
  'coupon',
  /**
   * 409: the total differs from the one shown; followed by one `price` for each line with a new
   * price.
   */
  'trip_amount',
  'price',
  'idempotency_key',
]);

const phone = v.optional(v.nullable(typedText));
const whose = { guest_id: v.optional(v.nullable(guestId)) };
/** Ours: a guest may prove a trip by its contact as well. */
const byContact = { ...whose, contact_number: phone };
const moment = v.nullish(v.string(), null);

export const bookRequest = v.object({
  ...whose,
  /** Total as shown to the customer. */
  trip_amount: numeric,
  trip_type: tripType,
  provider_id: wireId,
  scheduled: v.optional(flag, true),
  /** Missing: as in the cart. */
  schedule_at: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(40)))),
  additional_note: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(300)))),
  coupon_code: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(50)))),
  /** Informative: the server works out the discount itself. */
  coupon_discount_amount: v.optional(v.nullable(numeric)),
  coupon_discount_title: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(200)))),
  /** Ours, optional. */
  payment_method: v.optional(tripPaymentMethod, 'cash_payment'),
  contact_person_name: v.optional(v.nullable(shortText)),
  contact_person_number: phone,
  contact_person_email: v.optional(v.nullable(typedText)),
});
export type BookRequest = v.InferInput<typeof bookRequest>;

/** Amounts of one trip, decimal. */
export const tripAmounts = v.object({
  subtotal: numeric,
  discount: numeric,
  /** The larger of the two discounts; they are never added. */
  discount_by: v.optional(v.picklist(['vehicle', 'provider', 'none']), 'none'),
  coupon: numeric,
  tax: numeric,
  tax_included: flag,
  total: numeric,
});

const tripProvider = v.object({
  id: wireId,
  name: v.string(),
  logo_full_url: optionalText,
  cover_photo: optionalText,
  phone: optionalText,
  address: optionalText,
  avg_rating: v.optional(numeric, 0),
  rating_count: v.optional(numeric, 0),
  total_vehicles: v.optional(numeric, 0),
});

const tripFields = {
  id: wireId,
  trip_status: tripStatus,
  trip_type: tripType,
  trip_amount: numeric,
  payment_status: v.string(),
  payment_method: v.nullish(tripPaymentMethod, null),
  /** Requested pickup time. */
  schedule_at: moment,
  created_at: v.string(),
  /** Number of all vehicles. */
  quantity: numeric,
  estimated_hours: v.nullish(numeric, null),
  /** Kilometres. */
  distance: v.nullish(numeric, null),
  /** Minutes. */
  destination_time: v.nullish(numeric, null),
  pickup_location: v.nullish(tripPlace, null),
  destination_location: v.nullish(tripPlace, null),
  provider: v.nullish(tripProvider, null),
};
export const tripRow = v.object(tripFields);
export type WireTripRow = v.InferOutput<typeof tripRow>;
export const tripPage = pageOf('trips', tripRow);

export const bookedVehicle = v.object({
  id: wireId,
  trip_id: wireId,
  vehicle_id: wireId,
  quantity: numeric,
  /** An hour or a kilometre of one vehicle, before discount. */
  price: numeric,
  /** The line for the whole trip, before discount. */
  calculated_price: numeric,
  discount_on_trip: v.optional(numeric, 0),
  tax_amount: v.optional(numeric, 0),
  rental_type: tripType,
  estimated_hours: v.nullish(numeric, null),
  distance: v.nullish(numeric, null),
  /** Snapshot at booking. */
  vehicle_details: v.object({ id: wireId, name: v.string(), thumbnail_full_url: optionalText }),
  license_plate_number: v.optional(v.array(v.string()), []),
});
/** A single vehicle of a trip, open for review once the trip is completed. */
export const vehicleIdentity = v.object({
  id: wireId,
  vehicle_id: wireId,
  vehicle_name: v.string(),
  vehicle_thumbnail: optionalText,
  license_plate_number: optionalText,
  rating: v.nullish(numeric, null),
  comment: v.nullish(v.string(), null),
  reply: v.nullish(v.string(), null),
  replied_at: moment,
  /** Ours. */
  attachment_full_url: v.optional(v.array(v.string()), []),
  /** Ours: true while the caller may review it. */
  can_review: v.optional(flag),
});
export const trip = v.object({
  ...tripFields,
  additional_note: v.nullish(v.string(), null),
  /** Ours: itemized amounts of the trip as booked. */
  amounts: tripAmounts,
  trip_details: v.array(bookedVehicle),
  vehicle_identity: v.optional(v.array(vehicleIdentity), []),
  contact_person_name: optionalText,
  contact_person_number: optionalText,
  cancellation_reason: v.nullish(v.string(), null),
  coupon_code: v.nullish(v.string(), null),
  /** Ours: true while the caller may cancel it. */
  can_cancel: v.optional(flag),
  pending: moment,
  confirmed: moment,
  ongoing: moment,
  completed: moment,
  canceled: moment,
  payment_failed: moment,
});
export type WireTrip = v.InferOutput<typeof trip>;

/** Running: not ended. */
export const tripTab = v.object({ tab: v.picklist(['running', 'completed']) });
export const tripsQuery = v.object({
  ...pageQuery.entries,
  ...whose,
  limit: v.optional(pageQuery.entries.limit.wrapped, 10),
  trip_status: v.optional(tripStatus),
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
});
export const tripQuery = v.object({ ...byContact, trip_id: wireId });
export const cancelTripRequest = v.object({
  ...byContact,
  trip_id: wireId,
  cancellation_reason: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(255)))),
});
export const payTripRequest = v.object({
  ...byContact,
  trip_id: wireId,
  payment_method: tripPaymentMethod,
  payment_gateway: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(50)))),
  callback_url: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500)))),
  payment_platform: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20)))),
});
export const vehicleReviewRequest = v.object({
  vehicle_id: wireId,
  trip_id: wireId,
  vehicle_identity_id: wireId,
  rating: starRating,
  comment: reviewComment,
});

const TRIPS_PATH = `${RENTAL_PATH}/user/trip`;
/** Returns the trip id. The header Idempotency-Key makes a repeat safe. */
export const bookTrip = endpoint({
  method: 'POST',
  path: `${TRIPS_PATH}/trip-booking`,
  body: bookRequest,
  answer: wireId,
  refusals: [203, 401, 403, 409, 422, 429],
});
/** Payment state of a trip, for the page to which the gateway returns. */
export const readTripPayment = endpoint({
  method: 'GET',
  path: `${TRIPS_PATH}/payment`,
  query: tripQuery,
  answer: payable,
  refusals: [404, 429],
  ours: true,
});
/** Returns a message or, ours, the URL of a payment page as well. */
export const payTrip = endpoint({
  method: 'POST',
  path: `${TRIPS_PATH}/payment`,
  body: payTripRequest,
  answer: v.union([
    v.string(),
    v.object({ message: v.string(), redirect_link: v.nullish(v.string(), null) }),
  ]),
  refusals: [203, 401, 403, 404, 409, 429],
});
export const cancelTrip = endpoint({
  method: 'PUT',
  path: `${TRIPS_PATH}/cancel-trip`,
  body: cancelTripRequest,
  answer: message,
  refusals: [403, 404, 429],
});
export const listTrips = endpoint({
  method: 'GET',
  path: `${TRIPS_PATH}/get-trip-list/:tab`,
  params: tripTab,
  query: tripsQuery,
  answer: tripPage,
  refusals: [401],
});
export const getTrip = endpoint({
  method: 'GET',
  path: `${TRIPS_PATH}/get-trip-details`,
  query: tripQuery,
  answer: trip,
  refusals: [404, 429],
});
export const reviewVehicle = endpoint({
  method: 'POST',
  path: `${RENTAL_PATH}/user/review/add`,
  form: { fields: vehicleReviewRequest, files: 'attachment[]' },
  answer: message,
  refusals: [401, 403, 404, 409, 413, 429],
});
