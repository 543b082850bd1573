import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import {
  flag,
  guestId,
  numeric,
  optionalText,
  pageOf,
  pageQuery,
  shortText,
  typedText,
  wireId,
} from './kernel.ts';

const latitude = v.pipe(numeric, v.finite(), v.minValue(-90), v.maxValue(90));
const longitude = v.pipe(numeric, v.finite(), v.minValue(-180), v.maxValue(180));
const phone = typedText;
const addressText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300));
const note = v.pipe(v.string(), v.trim(), v.maxLength(300));

export const parcelCategory = v.object({
  id: wireId,
  name: v.string(),
  description: optionalText,
  image_full_url: optionalText,
  parcel_minimum_shipping_charge: numeric,
  parcel_per_km_shipping_charge: numeric,
  /** Ours: kilograms, centimetres of the longest side, and maximum value. */
  maximum_weight: numeric,
  maximum_length: numeric,
  maximum_value: numeric,
});
export type WireParcelCategory = v.InferOutput<typeof parcelCategory>;

export const chargePayer = v.picklist(['sender', 'receiver']);

/** Receiver of a parcel; the sender is in the order itself. */
export const receiverDetails = v.object({
  contact_person_name: shortText,
  contact_person_number: phone,
  address: addressText,
  latitude,
  longitude,
  /** The client's guess of the zone; the server looks it up itself. */
  zone_id: v.optional(v.nullable(numeric)),
  /** Ours: for the courier. */
  delivery_instruction: v.optional(note, ''),
});
/** Clients of this family send it as the text of a JSON object. */
const receiverInRequest = v.union([
  receiverDetails,
  v.pipe(v.string(), v.maxLength(5_000), v.parseJson(), receiverDetails),
]);

export const parcelQuoteRequest = v.object({
  guest_id: v.optional(v.nullable(guestId)),
  parcel_category_id: wireId,
  latitude,
  longitude,
  receiver_latitude: latitude,
  receiver_longitude: longitude,
  charge_payer: chargePayer,
});

export const parcelQuote = v.object({
  /** Kilometres, unrounded. */
  distance: numeric,
  delivery_charge: numeric,
  /** As for orders of stores: false with the reason in `limit`. */
  payment_methods: v.array(
    v.object({
      method: v.picklist(['cash_on_delivery', 'digital_payment', 'wallet']),
      available: v.boolean(),
      limit: v.nullish(numeric, null),
    }),
  ),
});
export type WireParcelQuote = v.InferOutput<typeof parcelQuote>;

/** Same call as for a store's order, of another type. Address and contact are the sender's. */
export const placeParcelRequest = v.object({
  guest_id: v.optional(v.nullable(guestId)),
  is_guest: v.optional(flag),
  order_type: v.literal('parcel'),
  /** Fee as shown to the customer; a different fee is refused with code `order_amount`. */
  order_amount: numeric,
  payment_method: v.picklist(['cash_on_delivery', 'digital_payment', 'wallet']),
  parcel_category_id: wireId,
  charge_payer: chargePayer,
  address: addressText,
  latitude,
  longitude,
  sender_zone_id: v.optional(v.nullable(numeric)),
  contact_person_name: shortText,
  contact_person_number: phone,
  contact_person_email: v.optional(v.nullable(typedText)),
  /** For the courier, at the pickup place. */
  order_note: v.optional(v.nullable(note)),
  receiver_details: receiverInRequest,
  /** Ours: kilograms, centimetres of the longest side, and value, within the category's limits. */
  weight: v.pipe(numeric, v.finite(), v.gtValue(0), v.maxValue(1_000)),
  length: v.pipe(numeric, v.finite(), v.gtValue(0), v.maxValue(1_000)),
  declared_value: v.pipe(numeric, v.finite(), v.minValue(0), v.maxValue(1_000_000)),
  /** Ours: confirms that the parcel holds nothing prohibited. Without it the order is refused. */
  prohibited_acknowledged: flag,
  distance: v.optional(numeric),
});
export type PlaceParcelRequest = v.InferInput<typeof placeParcelRequest>;

export const listParcelCategories = endpoint({
  method: 'GET',
  path: '/api/v1/parcel-category',
  answer: v.array(parcelCategory),
});
/** Suggested notes to the courier. */
export const listParcelInstructions = endpoint({
  method: 'GET',
  path: '/api/v1/customer/order/parcel-instructions',
  query: pageQuery,
  answer: pageOf('data', v.object({ id: wireId, instruction: v.string() })),
});
/** Surcharge of a vehicle by kilometres; the same for all parcels here. */
export const readExtraCharge = endpoint({
  method: 'GET',
  path: '/api/v1/vehicle/extra_charge',
  query: v.object({ distance: v.pipe(numeric, v.finite(), v.minValue(0)) }),
  answer: numeric,
});
export const quoteParcel = endpoint({
  method: 'POST',
  path: '/api/v1/customer/order/parcel-quote',
  body: parcelQuoteRequest,
  answer: parcelQuote,
  refusals: [401, 403],
  ours: true,
});
