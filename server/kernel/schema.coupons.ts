import type { Generated } from 'kysely';
import type { NullableTimestamp, Timestamp } from './schema.columns.ts';

/** What coupons for orders and for trips have in common. */
type CouponColumns = {
  id: Generated<number>;
  /** In capitals, without blanks around. */
  code: string;
  title: string;
  active: boolean;
  /** Of a zone_wise one. */
  zone_ids: number[];
  /** What a coupon of type free_delivery takes off is the fee, whatever stands here. */
  discount_type: 'percent' | 'amount';
  /** Millionths, or minor units. */
  discount_value: number;
  /** Minor units that the goods or vehicles cost at least; and that a share takes off at most, null for any. */
  minimum: number;
  maximum: number | null;
  starts_at: Timestamp;
  expires_at: NullableTimestamp;
  /** How often one customer may use it, and all of them together; null for ever. */
  per_customer: number | null;
  in_all: number | null;
};

/** A coupon for orders of one module. */
export type CouponTable = CouponColumns & {
  module_id: number;
  type: 'default' | 'store_wise' | 'zone_wise' | 'first_order' | 'free_delivery';
  /** Of a store_wise one, and of no other. */
  store_id: number | null;
};

/** A coupon for trips. */
export type TripCouponTable = CouponColumns & {
  reach: 'default' | 'store_wise' | 'zone_wise';
  /** Of a store_wise one. */
  provider_ids: number[];
};
