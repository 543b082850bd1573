import type { Clock } from '#application/kernel/clock.port.ts';
import { inAnyModule, type Query, type ReadScope } from '#application/kernel/query.ts';
import { ok } from '#domain/kernel/result.ts';
import { notExpired, type ListedCoupon } from '#domain/pricing/listed-coupon.ts';
import type { CouponReader } from './coupon-reader.port.ts';

export type CouponQueries = ReturnType<typeof createCouponQueries>;

export const createCouponQueries = (coupons: CouponReader, clock: Pick<Clock, 'now'>) => ({
  list: (scope: ReadScope): Query<readonly ListedCoupon[]> => ({
    key: ['orders', inAnyModule(scope), 'coupons'],
    read: async () => {
      const answer = await coupons.list();
      return answer.ok ? ok(notExpired(answer.value, clock.now())) : answer;
    },
  }),
});
