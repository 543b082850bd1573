import * as v from 'valibot';
import { couponCode } from './coupons.ts';
import { endpoint } from './endpoint.ts';
import { guestId, numeric, wireId } from './kernel.ts';
import { RENTAL_PATH } from './rental-terms.ts';

const moment = v.nullish(v.string(), null);

export const rentalCoupon = v.object({
  id: wireId,
  title: v.string(),
  code: v.string(),
  coupon_type: v.picklist(['default', 'zone_wise', 'store_wise']),
  /** Providers of a `store_wise` coupon, zones of a `zone_wise` one. */
  provider_ids: v.optional(v.array(wireId), []),
  zone_ids: v.optional(v.array(wireId), []),
  discount_type: v.picklist(['percent', 'amount']),
  discount: numeric,
  min_purchase: v.optional(numeric, 0),
  /** 0: no cap. */
  max_discount: v.optional(numeric, 0),
  start_date: moment,
  expire_date: moment,
});
export type WireRentalCoupon = v.InferOutput<typeof rentalCoupon>;

export const listRentalCoupons = endpoint({
  method: 'GET',
  path: `${RENTAL_PATH}/coupon/list`,
  answer: v.array(rentalCoupon),
});
export const applyRentalCoupon = endpoint({
  method: 'GET',
  path: `${RENTAL_PATH}/coupon/apply`,
  query: v.object({
    guest_id: v.optional(v.nullable(guestId)),
    code: v.pipe(couponCode, v.minLength(1)),
    provider_id: wireId,
  }),
  answer: rentalCoupon,
  refusals: [401, 403, 404, 429],
});
