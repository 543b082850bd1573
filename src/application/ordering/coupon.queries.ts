import type { Clock } from '#application/kernel/clock.port.ts';
import { inAnyModule, queriesOf, type Read } from '#application/kernel/query.ts';
import { ok } from '#domain/kernel/result.ts';
import { notExpired, type ListedCoupon } from '#domain/pricing/listed-coupon.ts';

export interface CouponReader {
  /** Usable coupons of every module, those that end first at the top. */
  list(): Read<readonly ListedCoupon[]>;
}

export type CouponQueries = ReturnType<typeof createCouponQueries>;

export function createCouponQueries(coupons: CouponReader, clock: Pick<Clock, 'now'>) {
  const list: CouponReader['list'] = async () => {
    const answer = await coupons.list();
    return answer.ok ? ok(notExpired(answer.value, clock.now())) : answer;
  };
  return queriesOf({ list }, 'orders', inAnyModule);
}
