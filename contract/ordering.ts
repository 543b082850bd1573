import * as v from 'valibot';
import { cartAddition, chosenVariation } from './cart.ts';
import { couponCode, quotedCoupons } from './coupons.ts';
import { endpoint } from './endpoint.ts';
import { chargePayer, placeParcelRequest } from './parcel.ts';
import {
  flag,
  guestId,
  listOf,
  message,
  numeric,
  optionalText,
  pageOf,
  pageQuery,
  shortText,
  typedText,
  wireId,
} from './kernel.ts';

export const orderStatus = v.picklist([
  'pending',
  'accepted',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
  'failed',
  'refund_requested',
  'refunded',
  'refund_request_canceled',
  // Ours: what becomes of a parcel whose receiver is not there.
  'receiver_absent',
  'returning',
  'returned',
]);
/**
 * Why an order, or one line of it, cannot be placed: the codes of quote problems and of refused
 * placements. A code that is not listed here is told in its own words.
 */
export const orderProblemCode = v.picklist([
  'cart_empty',
  /** The line's item, store or choice is no longer sold. */
  'item_gone',
  /** The line's item needs a prescription, and none is there; or those that were named cannot be used. */
  'prescription',
  /** Outside the item's hours or campaign days. */
  'not_on_sale',
  'out_of_stock',
  'over_maximum',
  'store_closed',
  /** The address, or the line, is outside the store's zone. */
  'outside_zone',
  'zone_off',
  'minimum_order',
  'cash_limit',
  /** 409: the coupon does not fit any more. */
  'coupon',
  /** The total differs from what the customer saw. */
  'order_amount',
  'quote_expired',
  /** The chosen moment is none of the slots. */
  'schedule',
  /** The store does not deliver, or offers no take-away. */
  'order_type',
  /** 422: the key was used for another order. 409: its first request is still running. */
  'idempotency_key',
]);
/** As what a store's order may be asked for. */
export const orderType = v.picklist(['delivery', 'take_away']);
/** As what an order may have been placed; a parcel names no store. */
export const placedOrderType = v.picklist([...orderType.options, 'parcel']);
export const paymentMethod = v.picklist(['cash_on_delivery', 'digital_payment', 'wallet']);

const latitude = v.pipe(numeric, v.finite(), v.minValue(-90), v.maxValue(90));
const longitude = v.pipe(numeric, v.finite(), v.minValue(-180), v.maxValue(180));
const line = v.pipe(v.string(), v.trim(), v.maxLength(100));

/** Amounts of one store's order, decimal. */
export const amounts = v.object({
  subtotal: numeric,
  discount: numeric,
  coupon: numeric,
  tax: numeric,
  tax_included: flag,
  delivery: numeric,
  total: numeric,
});

/** What is bought now, beside the cart: its lines go with the call. */
const buyNow = {
  is_buy_now: v.optional(flag, false),
  cart: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20_000)))),
};

export const quoteRequest = v.object({
  guest_id: v.optional(v.nullable(guestId)),
  order_type: orderType,
  /** Needed unless take_away. */
  latitude: v.optional(v.nullable(latitude)),
  longitude: v.optional(v.nullable(longitude)),
  coupon_code: v.optional(v.nullable(couponCode)),
  ...buyNow,
});
export const quote = v.object({
  /** Names the quote when placing; valid until `expires_at`. */
  quote_id: v.string(),
  expires_at: v.string(),
  stores: v.array(
    v.object({
      store_id: wireId,
      store_name: v.string(),
      /** Kilometres, unrounded; 0 for take-away. */
      distance: numeric,
      minimum_order: numeric,
      amounts,
      lines: v.array(
        v.object({
          cart_id: wireId,
          item_id: wireId,
          name: v.string(),
          quantity: numeric,
          /** Unit price with variation, before discount. */
          price: numeric,
          /** What the line costs, its discount taken off. */
          amount: numeric,
          /** Ours: the line before its discount; these add up to the subtotal. */
          gross: v.optional(numeric),
          /** Ours: false when nothing of the line can be had. It is in none of the amounts. */
          available: v.optional(v.boolean(), true),
          /** Ours: the order names images of a prescription in `order_attachment`. A problem while none waits for it. */
          needs_prescription: v.optional(v.boolean(), false),
        }),
      ),
      /** What keeps this store's order from being placed, by line where a line is the cause. */
      problems: v.array(
        v.object({
          code: v.string(),
          message: v.string(),
          cart_id: v.nullish(wireId, null),
        }),
      ),
      /** Ours: when the half hours begin that this store takes no more orders for. */
      full_slots: v.optional(v.array(v.string()), []),
    }),
  ),
  amounts,
  ...quotedCoupons,
  payment_methods: v.array(
    v.object({
      method: paymentMethod,
      /** False with the reason in `limit`: cash above the zone's maximum, or a wallet that holds less. */
      available: v.boolean(),
      limit: v.nullish(numeric, null),
    }),
  ),
});
export type WireQuote = v.InferOutput<typeof quote>;

/** One store's order. */
export const placeRequest = v.object({
  guest_id: v.optional(v.nullable(guestId)),
  is_guest: v.optional(flag),
  /** What the customer saw; a differing total is refused with code `order_amount`. */
  order_amount: numeric,
  payment_method: paymentMethod,
  order_type: orderType,
  store_id: wireId,
  /** Ours, optional (D-13). */
  quote_id: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100)))),
  distance: v.optional(numeric),
  address: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(300)))),
  latitude: v.optional(v.nullable(latitude)),
  longitude: v.optional(v.nullable(longitude)),
  address_type: v.optional(v.pipe(v.string(), v.maxLength(30)), 'other'),
  road: v.optional(line, ''),
  house: v.optional(line, ''),
  floor: v.optional(line, ''),
  contact_person_name: v.optional(v.nullable(shortText)),
  contact_person_number: v.optional(v.nullable(typedText)),
  contact_person_email: v.optional(v.nullable(typedText)),
  /** Ours, optional: the order is for later, and is refused where `schedule_at` names no time. */
  scheduled: v.optional(flag, false),
  /** ISO 8601 with offset, or "YYYY-MM-DD HH:mm:ss" in the server's zone. */
  schedule_at: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40)))),
  coupon_code: v.optional(v.nullable(couponCode)),
  order_note: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(300)))),
  /** One to three images, where an item needs a prescription. They are uploaded before and named here by their ids. */
  order_attachment: v.optional(v.nullable(listOf(v.pipe(v.string(), v.maxLength(100)), 20))),
  ...buyNow,
});
export type PlaceRequest = v.InferInput<typeof placeRequest>;
/** The JSON inside `cart` when buying now. */
export const buyNowCart = listOf(cartAddition, 100);

export const orderPlaced = v.object({
  message: v.string(),
  order_id: wireId,
  total_ammount: numeric,
  status: orderStatus,
  created_at: v.string(),
  user_id: v.optional(v.nullable(numeric)),
  /** Ours: of a parcel, what the link ends with by which its receiver follows it. */
  follow_token: v.nullish(v.string(), null),
});

export const orderLine = v.object({
  id: wireId,
  item_id: wireId,
  quantity: numeric,
  /** Unit price with variation, before discount. */
  price: numeric,
  discount_on_item: numeric,
  tax_amount: v.optional(numeric, 0),
  variation: v.optional(v.array(chosenVariation), []),
  add_ons: v.optional(
    v.array(v.object({ id: wireId, name: v.string(), price: numeric, quantity: numeric })),
    [],
  ),
  item_details: v.object({ id: wireId, name: v.string(), image_full_url: v.string() }),
});
export const orderDetails = v.array(orderLine);

const moment = v.nullish(v.string(), null);
/** Degrees, as a number or a text. */
const degrees = v.nullish(v.union([v.string(), v.number()]), null);

export const order = v.object({
  id: wireId,
  order_status: orderStatus,
  order_type: placedOrderType,
  order_amount: numeric,
  delivery_charge: numeric,
  payment_status: v.string(),
  payment_method: paymentMethod,
  schedule_at: moment,
  created_at: v.string(),
  details_count: v.optional(numeric, 0),
  order_note: v.nullish(v.string(), null),
  coupon_code: v.nullish(v.string(), null),
  /** Ours: the explained amounts of the order as placed. */
  amounts,
  delivery_address: v.nullish(
    v.object({
      contact_person_name: optionalText,
      contact_person_number: optionalText,
      address: optionalText,
      road: optionalText,
      house: optionalText,
      floor: optionalText,
      latitude: degrees,
      longitude: degrees,
    }),
    null,
  ),
  store: v.nullish(
    v.object({
      id: wireId,
      name: v.string(),
      address: optionalText,
      phone: optionalText,
      logo_full_url: optionalText,
      latitude: degrees,
      longitude: degrees,
    }),
    null,
  ),
  /** Of a parcel: who gets it; `delivery_address` is where it is fetched, and from whom. */
  receiver_details: v.nullish(
    v.object({
      contact_person_name: optionalText,
      contact_person_number: optionalText,
      address: optionalText,
      latitude: degrees,
      longitude: degrees,
      /** Ours: for the courier. */
      delivery_instruction: optionalText,
    }),
    null,
  ),
  charge_payer: v.nullish(chargePayer, null),
  parcel_category: v.nullish(
    v.object({ id: wireId, name: v.string(), image_full_url: optionalText }),
    null,
  ),
  /** Ours: kilograms, centimetres of the longest side, and its worth. */
  parcel_contents: v.nullish(
    v.object({ weight: numeric, length: numeric, declared_value: numeric }),
    null,
  ),
  /** Ours: what the link ends with by which others follow the parcel. Told to its owner alone. */
  follow_token: v.nullish(v.string(), null),
  /** Where the courier was seen last, while they bring it: their name and number are not told. */
  delivery_man: v.nullish(
    v.object({
      lat: degrees,
      lng: degrees,
      /** Ours: when that was. */
      seen_at: moment,
    }),
    null,
  ),
  module_type: optionalText,
  min_delivery_time: v.nullish(numeric, null),
  max_delivery_time: v.nullish(numeric, null),
  cancellation_reason: v.nullish(v.string(), null),
  /** Ours: the images of the prescription that it was placed with, told to its owner alone. */
  order_attachment: v.optional(v.array(v.string()), []),
  /** Ours: the caller may cancel it now. */
  can_cancel: v.optional(flag),
  /** Ours: the caller may ask for the money back now. */
  can_refund: v.optional(flag),
  pending: moment,
  accepted: moment,
  confirmed: moment,
  processing: moment,
  handover: moment,
  picked_up: moment,
  delivered: moment,
  canceled: moment,
  failed: moment,
  refund_requested: moment,
  refunded: moment,
  refund_request_canceled: moment,
  receiver_absent: moment,
  returning: moment,
  returned: moment,
});
export type WireOrder = v.InferOutput<typeof order>;
export const orderPage = pageOf('orders', order);

/** Ten a page, unless asked otherwise. */
export const ordersQuery = v.object({
  ...pageQuery.entries,
  limit: v.optional(pageQuery.entries.limit.wrapped, 10),
});

/** Other back ends of this family keep reasons of stores and couriers in the same list. */
export const reasonsQuery = v.object({
  ...ordersQuery.entries,
  type: v.optional(v.pipe(v.string(), v.maxLength(30))),
});

export const trackQuery = v.object({
  order_id: wireId,
  guest_id: v.optional(guestId),
  contact_number: v.optional(typedText),
});

export const cancelRequest = v.object({
  order_id: wireId,
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255)),
  guest_id: v.optional(v.nullable(guestId)),
  /** Ours, optional: guests may prove by it, too, that the order is theirs. */
  contact_number: v.optional(v.nullable(typedText)),
});
export const cancellationReasons = pageOf('reasons', v.object({ id: wireId, reason: v.string() }));

export const ORDERS_PATH = '/api/v1/customer/order';
/** What the whole cart costs, or what is bought now, store by store. */
export const takeQuote = endpoint({
  method: 'POST',
  path: `${ORDERS_PATH}/quote`,
  body: quoteRequest,
  answer: quote,
  refusals: [401, 403],
  ours: true,
});
/** The order of a store, or a parcel. The header Idempotency-Key names the attempt, so that it may be repeated. */
export const placeOrder = endpoint({
  method: 'POST',
  path: `${ORDERS_PATH}/place`,
  body: v.variant('order_type', [placeRequest, placeParcelRequest]),
  answer: orderPlaced,
  refusals: [203, 401, 403, 409, 422, 429],
});
export const trackOrder = endpoint({
  method: 'GET',
  path: `${ORDERS_PATH}/track`,
  query: trackQuery,
  answer: order,
  refusals: [404, 429],
});
export const listOrderLines = endpoint({
  method: 'GET',
  path: `${ORDERS_PATH}/details`,
  query: trackQuery,
  /** The lines; of a parcel, which has none, the order itself. */
  answer: v.union([orderDetails, order]),
  refusals: [404, 429],
});
export const listRunningOrders = endpoint({
  method: 'GET',
  path: `${ORDERS_PATH}/running-orders`,
  query: ordersQuery,
  answer: orderPage,
  refusals: [401],
});
export const listPastOrders = endpoint({
  method: 'GET',
  path: `${ORDERS_PATH}/list`,
  query: ordersQuery,
  answer: orderPage,
  refusals: [401],
});
export const cancelOrder = endpoint({
  method: 'PUT',
  path: `${ORDERS_PATH}/cancel`,
  body: cancelRequest,
  answer: message,
  refusals: [403, 404, 429],
});
export const listCancellationReasons = endpoint({
  method: 'GET',
  path: `${ORDERS_PATH}/cancellation-reasons`,
  query: reasonsQuery,
  answer: cancellationReasons,
});
