import * as v from 'valibot';
import { cartAddition, chosenVariation } from './cart.ts';
import { couponCode, quotedCoupons } from './coupons.ts';
import { endpoint } from './endpoint.ts';
import { orderTexts, orderTextsByWire } from './order-texts.ts';
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
  // Ours: the receiver of a parcel is absent.
  'receiver_absent',
  'returning',
  'returned',
]);
/**
 * Codes of quote problems and refused placements, for an order or one line. The client shows the server's message for
 * codes not listed here.
 */
export const orderProblemCode = v.picklist([
  'cart_empty',
  /** The item, store or choice is no longer sold. */
  'item_gone',
  /** The item requires a prescription that is missing or unusable. */
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
  /** 409: the coupon no longer fits. */
  'coupon',
  /** The total differs from the one shown. */
  'order_amount',
  'quote_expired',
  /** The chosen time is none of the slots. */
  'schedule',
  /** The store does not deliver, or offers no take-away. */
  'order_type',
  /** 422: the key was used for another order. 409: its first request is still running. */
  'idempotency_key',
]);
/** Order types of a store. */
export const orderType = v.picklist(['delivery', 'take_away']);
/** All order types; a parcel names no store. */
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

/** Order of separate lines beside the cart, sent with the call. */
const buyNow = {
  is_buy_now: v.optional(flag, false),
  cart: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20_000)))),
};

export const quoteRequest = v.object({
  guest_id: v.optional(v.nullable(guestId)),
  order_type: orderType,
  /** Required unless take_away. */
  latitude: v.optional(v.nullable(latitude)),
  longitude: v.optional(v.nullable(longitude)),
  coupon_code: v.optional(v.nullable(couponCode)),
  ...buyNow,
});
export const quote = v.object({
  /** Identifies the quote when placing; valid until `expires_at`. */
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
          /** Line total after discount. */
          amount: numeric,
          /** Ours: line total before discount; these add up to the subtotal. */
          gross: v.optional(numeric),
          /** Ours: false if no piece is available. The line is in none of the amounts. */
          available: v.optional(v.boolean(), true),
          /** Ours: the order must name prescription images in `order_attachment`. A problem until one is uploaded. */
          needs_prescription: v.optional(v.boolean(), false),
        }),
      ),
      /** Problems that block this store's order, by line where a line is the cause. */
      problems: v.array(
        v.object({
          code: v.string(),
          message: v.string(),
          cart_id: v.nullish(wireId, null),
        }),
      ),
      /** Ours: starts of the half hours that are fully booked. */
      full_slots: v.optional(v.array(v.string()), []),
    }),
  ),
  amounts,
  ...quotedCoupons,
  payment_methods: v.array(
    v.object({
      method: paymentMethod,
      /** False with the reason in `limit`: cash above the zone's maximum, or an insufficient wallet balance. */
      available: v.boolean(),
      limit: v.nullish(numeric, null),
    }),
  ),
});
export type WireQuote = v.InferOutput<typeof quote>;

export const placeRequest = v.object({
  guest_id: v.optional(v.nullable(guestId)),
  is_guest: v.optional(flag),
  /** Total as shown to the customer; a different total is refused with code `order_amount`. */
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
  /** Ours, optional: a scheduled order, refused if `schedule_at` is missing. */
  scheduled: v.optional(flag, false),
  /** ISO 8601 with offset, or "YYYY-MM-DD HH:mm:ss" in the server's zone. */
  schedule_at: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40)))),
  coupon_code: v.optional(v.nullable(couponCode)),
  ...orderTextsByWire((field) =>
    v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(orderTexts[field].longest)))),
  ),
  /** One to three images, if an item requires a prescription. They are uploaded before and named by their ids. */
  order_attachment: v.optional(v.nullable(listOf(v.pipe(v.string(), v.maxLength(100)), 20))),
  ...buyNow,
});
export type PlaceRequest = v.InferInput<typeof placeRequest>;
/** JSON within `cart` when buying now. */
export const buyNowCart = listOf(cartAddition, 100);

export const orderPlaced = v.object({
  message: v.string(),
  order_id: wireId,
  total_ammount: numeric,
  status: orderStatus,
  created_at: v.string(),
  user_id: v.optional(v.nullable(numeric)),
  /** Ours: token of a parcel's tracking link, for its receiver. */
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
  ...orderTextsByWire(() => v.nullish(v.string(), null)),
  coupon_code: v.nullish(v.string(), null),
  /** Ours: itemized amounts of the order as placed. */
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
  /** Receiver of a parcel; `delivery_address` is the pickup place and sender. */
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
  /** Ours: kilograms, centimetres of the longest side, and value. */
  parcel_contents: v.nullish(
    v.object({ weight: numeric, length: numeric, declared_value: numeric }),
    null,
  ),
  /** Ours: token of a parcel's tracking link, sent to its owner only. */
  follow_token: v.nullish(v.string(), null),
  /** Last position of the courier during delivery, without name and number. */
  delivery_man: v.nullish(
    v.object({
      lat: degrees,
      lng: degrees,
      /** Ours: time of that position. */
      seen_at: moment,
    }),
    null,
  ),
  module_type: optionalText,
  min_delivery_time: v.nullish(numeric, null),
  max_delivery_time: v.nullish(numeric, null),
  cancellation_reason: v.nullish(v.string(), null),
  /** Ours: prescription images of the order, sent to its owner only. */
  order_attachment: v.optional(v.array(v.string()), []),
  /** Ours: true while the caller may cancel it. */
  can_cancel: v.optional(flag),
  /** Ours: true while the caller may request a refund. */
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

/** Default: ten a page. */
export const ordersQuery = v.object({
  ...pageQuery.entries,
  limit: v.optional(pageQuery.entries.limit.wrapped, 10),
});

/** Other back ends of this family list the reasons of stores and couriers as well. */
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
  /** Ours, optional: a guest may prove the order by its phone as well. */
  contact_number: v.optional(v.nullable(typedText)),
});
export const cancellationReasons = pageOf('reasons', v.object({ id: wireId, reason: v.string() }));

export const ORDERS_PATH = '/api/v1/customer/order';
/** Prices the whole cart, or the lines bought now, store by store. */
export const takeQuote = endpoint({
  method: 'POST',
  path: `${ORDERS_PATH}/quote`,
  body: quoteRequest,
  answer: quote,
  refusals: [401, 403],
  ours: true,
});
/** Places a store's order, or a parcel. The header Idempotency-Key makes a repeat safe. */
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
  /** Lines of the order; a parcel has none and returns the order itself. */
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
