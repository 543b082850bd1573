import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { guestId, numeric, wireId, typedText } from './kernel.ts';

/** A code as people type it; longer than any that there is, it is refused unread. */
export const couponCode = typedText;

/**
 * Why a coupon does not make an order cheaper, or not yet. A code that is not listed here is told in its own
 * words.
 */
export const couponRefusalCode = v.picklist([
  'unknown',
  'too_many_attempts',
  'not_yet',
  'expired',
  'used_up',
  'used_by_customer',
  /** It is counted by customer, and guests are not known. */
  'sign_in',
  'verify',
  'not_first_order',
  'other_store',
  'other_zone',
  'below_minimum',
  /** It fits and takes nothing off, as where the delivery is free already. */
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
  /** How often one customer may use it; null for ever. */
  limit: v.nullish(numeric, null),
  /** The zones of a `zone_wise` one. */
  data: v.optional(v.array(wireId), []),
  store_id: v.nullish(wireId, null),
  store: v.nullish(v.object({ id: wireId, name: v.string() }), null),
});

/** `missing`: what has to be added to the goods, decimal. */
export const couponRefusal = v.object({
  code: v.string(),
  message: v.string(),
  missing: v.nullish(numeric, null),
});

/** What a quote says of coupons. */
export const quotedCoupons = {
  /** The one that the amounts hold, and the store whose order it makes cheaper. */
  coupon: v.nullish(v.object({ code: v.string(), title: v.string(), store_id: wireId }), null),
  /** Why the code that was asked for is not among the amounts. */
  coupon_refusal: v.nullish(couponRefusal, null),
  /** Those of the module: what each would save, or why it does not. */
  coupons: v.optional(
    v.array(
      v.object({
        code: v.string(),
        title: v.string(),
        min_purchase: numeric,
        expire_date: v.nullish(v.string(), null),
        store_name: v.nullish(v.string(), null),
        /** The order that it goes to (none of a trip), and what it takes off there before tax; null where it is refused. */
        store_id: v.nullish(wireId, null),
        saves: v.nullish(numeric, null),
        refusal: v.nullish(couponRefusal, null),
      }),
    ),
    [],
  ),
};

const COUPONS_PATH = '/api/v1/coupon';
/** Coupons that the caller can use today: of one module where the call names it, else of all. */
export const listCoupons = endpoint({
  method: 'GET',
  path: `${COUPONS_PATH}/list`,
  answer: v.array(coupon),
});
/** Judged by the lines of this store in the caller's cart. */
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
