import * as v from 'valibot';
import * as wire from '#contract/coupons.ts';
import type { CouponReader } from '#application/ordering/coupon.queries.ts';
import { id } from '#domain/kernel/id.ts';
import { fromDecimal, limitOf, type Currency } from '#domain/kernel/money.ts';
import { ok } from '#domain/kernel/result.ts';
import type { ListedCoupon } from '#domain/pricing/listed-coupon.ts';
import { call, type Wire } from '#infrastructure/kernel/call.ts';
import { readRows } from '#infrastructure/kernel/rows.ts';
import { toInstant } from '#infrastructure/kernel/wire-moment.ts';

type WireCoupon = v.InferOutput<typeof wire.coupon>;

export const createHttpCouponReader = ({ http, currency, report }: Wire): CouponReader => ({
  async list() {
    const asked = { withoutModule: true };
    const answer = await call(http, wire.listCoupons, asked, v.array(v.unknown()));
    if (!answer.ok) return answer;
    const counted = await currency();
    return ok(readRows(answer.value, wire.coupon, (row) => toCoupon(row, counted), report));
  },
});

const toCoupon = (row: WireCoupon, currency: Currency): ListedCoupon => ({
  id: id(row.id),
  code: row.code,
  title: row.title,
  saves: savesOf(row, currency),
  minimumPurchase: fromDecimal(row.min_purchase, currency),
  maximum: limitOf(fromDecimal(row.max_discount, currency)),
  expiresAt: row.expire_date === null ? null : toInstant(row.expire_date),
  storeName: row.store?.name ?? null,
});

function savesOf(row: WireCoupon, currency: Currency): ListedCoupon['saves'] {
  if (row.coupon_type === 'free_delivery') return { kind: 'freeDelivery' };
  return row.discount_type === 'percent'
    ? { kind: 'share', percent: row.discount }
    : { kind: 'amount', off: fromDecimal(row.discount, currency) };
}
