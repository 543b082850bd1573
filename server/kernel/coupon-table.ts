import type { Generated } from 'kysely';
import type { NullableTimestamp, Timestamp } from './schema.ts';

/** A coupon for orders of one module; those for trips have a table of their own. */
export type CouponTable = {
  id: Generated<number>;
  module_id: number;
  /** In capitals, without blanks around. */
  code: string;
  title: string;
  active: boolean;
  type: 'default' | 'store_wise' | 'zone_wise' | 'first_order' | 'free_delivery';
  /** Of a store_wise one, and of no other. */
  store_id: number | null;
  /** Of a zone_wise one. */
  zone_ids: number[];
  /** What free_delivery takes off is the fee, whatever stands here. */
  discount_type: 'percent' | 'amount';
  /** Millionths, or minor units. */
  discount_value: number;
  /** Minor units that the goods cost at least; and that a share takes off at most, null for any. */
  minimum: number;
  maximum: number | null;
  starts_at: Timestamp;
  expires_at: NullableTimestamp;
  /** How often one customer may use it, and all of them together; null for ever. */
  per_customer: number | null;
  in_all: number | null;
};
