import { sql, type InferResult } from 'kysely';
import { id } from '#domain/kernel/id.ts';
import { instant } from '#domain/kernel/instant.ts';
import { limitOf, money, type Currency } from '#domain/kernel/money.ts';
import { rate } from '#domain/kernel/rate.ts';
import type { OrderStatus } from '#domain/ordering/order-status.ts';
import type { Coupon } from '#domain/pricing/coupon.ts';
import type { CouponTerms, CouponUses } from '#domain/pricing/coupon-use.ts';
import { formerUses } from '#server/account/former-uses.ts';
import type { Db } from '#server/kernel/database.ts';
import { translated, translationsOf } from '#server/kernel/translations.ts';

/** Orders in these statuses do not use their coupon. */
export const GIVES_BACK: readonly OrderStatus[] = ['canceled', 'failed'];

const usesWhere = (limit: 'in_all' | 'per_customer', owner: string | null) => sql<number>`
  case when coupon.${sql.ref(limit)} is null then 0 else (
    select count(*)::int from orders
    where orders.coupon_id = coupon.id and orders.status <> all(${GIVES_BACK})
    and (${limit} = 'in_all' or orders.owner = ${owner})
  )${limit === 'per_customer' ? plusFormer(owner) : sql``} end`;

const plusFormer = (owner: string | null) =>
  sql` + ${formerUses(owner, 'coupon', sql.ref('coupon.id'))}`;

/** Coupons with their uses by this customer and by all, counted if limited. */
export const couponRows = (db: Db, owner: string | null) =>
  db
    .selectFrom('coupon')
    .leftJoin('store', 'store.id', 'coupon.store_id')
    .selectAll('coupon')
    .select([
      translationsOf('coupon'),
      'store.name as store_name',
      translated('store').as('store_translations'),
      usesWhere('in_all', owner).as('used'),
      usesWhere('per_customer', owner).as('used_by_customer'),
    ])
    .where('coupon.active', '=', true);

export type CouponRow = InferResult<ReturnType<typeof couponRows>>[number];

export const termsOf = ({
  starts_at,
  expires_at,
  per_customer,
  in_all,
}: CouponRow): CouponTerms => ({
  startsAt: instant(starts_at.getTime()),
  expiresAt: expires_at && instant(expires_at.getTime()),
  perCustomer: per_customer,
  inAll: in_all,
});

export const usesOf = ({ used, used_by_customer }: CouponRow): CouponUses => ({
  inAll: used,
  byCustomer: used_by_customer,
});

export const toCoupon = (row: CouponRow, currency: Currency): Coupon => ({
  code: row.code,
  reach: reachOf(row),
  minimumPurchase: money(row.minimum, currency),
  discount: discountOf(row, currency),
});

function reachOf({ type, store_id, zone_ids }: CouponRow): Coupon['reach'] {
  if (type === 'store_wise' && store_id !== null) return { type, storeId: id(store_id) };
  if (type === 'zone_wise') return { type, zoneIds: zone_ids.map(id<'Zone'>) };
  return { type: type === 'first_order' ? type : 'default' };
}

function discountOf(row: CouponRow, currency: Currency): Coupon['discount'] {
  if (row.type === 'free_delivery') return { type: 'free_delivery' };
  if (row.discount_type === 'amount') {
    return { type: 'amount', off: money(row.discount_value, currency) };
  }
  const cap = limitOf(money(row.maximum ?? 0, currency));
  return { type: 'percent', share: rate(row.discount_value), cap };
}
