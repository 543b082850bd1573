import type { Insertable } from 'kysely';
import type { TripCouponTable } from '#server/kernel/schema.ts';
import type { InHindi } from '../in-hindi.ts';

type CouponRow = InHindi<Insertable<TripCouponTable>, 'title'>;
export type CouponRows = { readonly trip_coupon: CouponRow[] };

const DAY = 86_400_000;
const EVERYWHERE: Pick<CouponRow, 'reach' | 'provider_ids' | 'zone_ids'> = {
  ...{ reach: 'default', provider_ids: [], zone_ids: [] },
};
const FOR_EVER = { expires_at: null, per_customer: null, in_all: null };

/** One coupon of each kind for trips, and an expired one. */
export function couponRows(now: Date): CouponRows {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY);
  const coupons: readonly Omit<CouponRow, 'id' | 'active' | 'starts_at'>[] = [
    {
      ...{
        code: 'FIRSTRIDE',
        title: '15% off your first trip',
        title_hi: 'पहली ट्रिप पर 15% की छूट',
      },
      ...{ ...EVERYWHERE, ...FOR_EVER, per_customer: 1 },
      ...{ discount_type: 'percent', discount_value: 150_000, minimum: 0, maximum: 2_500 },
    },
    {
      ...{ code: 'LONGHAUL', title: '$20 off long trips', title_hi: 'लंबी ट्रिप पर 20 डॉलर की छूट' },
      ...{ ...EVERYWHERE, ...FOR_EVER, expires_at: inDays(90) },
      ...{ discount_type: 'amount', discount_value: 2_000, minimum: 10_000, maximum: null },
    },
    {
      ...{
        code: 'LANTERN10',
        title: '10% off at Lantern Wheels',
        title_hi: 'लालटेन व्हील्स पर 10% की छूट',
      },
      ...{ ...FOR_EVER, reach: 'store_wise', provider_ids: [1], zone_ids: [], per_customer: 3 },
      ...{ discount_type: 'percent', discount_value: 100_000, minimum: 0, maximum: null },
    },
    {
      ...{
        code: 'DOWNTOWN',
        title: '$5 off where you start downtown',
        title_hi: 'डाउनटाउन से शुरू होने वाली ट्रिप पर 5 डॉलर की छूट',
      },
      ...{ ...FOR_EVER, reach: 'zone_wise', provider_ids: [], zone_ids: [1], in_all: 500 },
      ...{ discount_type: 'amount', discount_value: 500, minimum: 2_500, maximum: null },
    },
    {
      ...{ code: 'SUMMER', title: '25% off in summer', title_hi: 'गर्मियों में 25% की छूट' },
      ...{ ...EVERYWHERE, ...FOR_EVER, expires_at: inDays(-1) },
      ...{ discount_type: 'percent', discount_value: 250_000, minimum: 0, maximum: null },
    },
  ];
  return {
    trip_coupon: coupons.map((coupon, index) => ({
      ...{ id: index + 1, ...coupon, active: true, starts_at: inDays(-60) },
    })),
  };
}
