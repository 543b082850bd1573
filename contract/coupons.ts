import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { guestId, numeric, wireId, typedText } from './kernel.ts';

/** Coupon code as typed; longer codes than any valid one are refused unread. */
export const couponCode = typedText;

/** Refusal of a coupon. The client shows the server's message for codes not listed here. */
export const couponRefusalCode = v.picklist([
  'unknown',
  'too_many_attempts',
  'not_yet',
  'expired',
  'used_up',
  'used_by_customer',
  /** Uses are counted by customer, and guests have no identity. */
  'sign_in',
  'verify',
  'not_first_order',
  'other_store',
  'other_zone',
  'below_minimum',
  /** Valid, but saves nothing, as where delivery is free already. */
  'saves_nothing',
]);

export const coupon = v.object({
  id: wireId,
  title: v.string(),
  code: v.string(),
  start_date: v.nullish(v.string(), null),
  expire_date: v.nullish(v.string(), null),
  min_purchase: numeric,
  /** 0: no cap. */
  max_discount: numeric,
  discount: numeric,
  discount_type: v.picklist(['percent', 'amount']),
  coupon_type: v.picklist(['default', 'store_wise', 'zone_wise', 'free_delivery', 'first_order']),
  /** Maximum uses by one customer; null: unlimited. */
  limit: v.nullish(numeric, null),
  /** Zones of a `zone_wise` coupon. */
  data: v.optional(v.array(wireId), []),
  store_id: v.nullish(wireId, null),
  store: v.nullish(v.object({ id: wireId, name: v.string() }), null),
});

/** `missing`: decimal amount to add to the goods. */
export const couponRefusal = v.object({
  code: v.string(),
  message: v.string(),
  missing: v.nullish(numeric, null),
});

export const quotedCoupons = {
  /** Applied coupon, and the store whose order it discounts. */
  coupon: v.nullish(v.object({ code: v.string(), title: v.string(), store_id: wireId }), null),
  /** Refusal of the requested coupon. */
  coupon_refusal: v.nullish(couponRefusal, null),
  /** Coupons of the module, each with its saving or refusal. */
  coupons: v.optional(
    v.array(
      v.object({
        code: v.string(),
        title: v.string(),
        min_purchase: numeric,
        expire_date: v.nullish(v.string(), null),
        store_name: v.nullish(v.string(), null),
        /** The order's store (none for a trip), and the discount before tax; null if refused. */
        store_id: v.nullish(wireId, null),
        saves: v.nullish(numeric, null),
        refusal: v.nullish(couponRefusal, null),
      }),
    ),
    [],
  ),
};

const COUPONS_PATH = '/api/v1/coupon';
/** Coupons that the caller can use today: of one module if the call names it, else of all. */
export const listCoupons = endpoint({
  method: 'GET',
  path: `${COUPONS_PATH}/list`,
  answer: v.array(coupon),
});
/** Checked against the lines of this store in the caller's cart. */
export const applyCoupon = endpoint({
  method: 'GET',
  path: `${COUPONS_PATH}/apply`,
  query: v.object({
    code: v.pipe(couponCode, v.minLength(1)),
    store_id: wireId,
    guest_id: v.optional(guestId),
  }),
  answer: coupon,
  refusals: [401, 403, 404, 429],
});
