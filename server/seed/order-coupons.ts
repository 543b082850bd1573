import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { CouponTable } from '#server/kernel/schema.ts';
import type { InHindi } from './in-hindi.ts';

type Row = Omit<InHindi<Insertable<CouponTable>, 'title'>, 'store_id'> & {
  readonly id: number;
  readonly store_id: RawBuilder<number> | null;
};
export type OrderCouponRows = { readonly coupon: Row[] };

/** Prefix of a module's codes, and the store with a coupon of its own. */
const WORDS = {
  food: { module: 1, word: 'EATS', store: 'Saffron Lane', storeHi: 'सैफ़्रन लेन' },
  grocery: { module: 2, word: 'FRESH', store: 'Harbor Pantry', storeHi: 'हार्बर पैंट्री' },
  pharmacy: { module: 3, word: 'CARE', store: 'Canal & Cure', storeHi: 'कैनाल एंड क्योर' },
  ecommerce: { module: 4, word: 'SHOP', store: 'Thread & Sole', storeHi: 'थ्रेड एंड सोल' },
} as const;
export type CouponPack = keyof typeof WORDS;
export const couponPacks = Object.keys(WORDS) as readonly CouponPack[];

const DAY = 86_400_000;
const share = (percent: number, maximum: number | null) =>
  ({ discount_type: 'percent', discount_value: percent * 10_000, maximum }) as const;
const off = (cents: number) =>
  ({ discount_type: 'amount', discount_value: cents, maximum: null }) as const;
const ANY: Pick<Row, 'type' | 'store_id' | 'zone_ids' | 'minimum'> = {
  ...{ type: 'default', store_id: null, zone_ids: [], minimum: 0 },
};
const FOR_EVER = { expires_at: null, per_customer: null, in_all: null };

/** By name, as ids differ in a database that was filled in parts. */
const storeNamed = (name: string) => sql<number>`(select min(id) from store where name = ${name})`;

/** One coupon of each type for a module: some fit any order, one has expired, one is for a single use in all. */
export function orderCouponRows(pack: CouponPack, now: Date): OrderCouponRows {
  const { module, word, store, storeHi } = WORDS[pack];
  const inDays = (days: number) => new Date(now.getTime() + days * DAY);
  const coupons: readonly Omit<Row, 'id' | 'module_id' | 'active' | 'starts_at'>[] = [
    {
      ...{ code: `${word}15`, title: '15% off, up to $8', title_hi: '15% की छूट, $8 तक' },
      ...{ ...ANY, ...FOR_EVER, ...share(15, 800), minimum: 1_000, expires_at: inDays(30) },
    },
    {
      ...{ code: `${word}120`, title: '$20 off large orders', title_hi: 'बड़े ऑर्डर पर $20 की छूट' },
      ...{ ...ANY, ...FOR_EVER, ...off(2_000), minimum: 12_000 },
    },
    {
      ...{
        code: `${word}HOUSE`,
        title: `10% off at ${store}`,
        title_hi: `${storeHi} पर 10% की छूट`,
      },
      ...{ ...ANY, ...FOR_EVER, ...share(10, null) },
      ...{ type: 'store_wise', store_id: storeNamed(store) },
    },
    {
      ...{ code: `${word}ONCE`, title: '20% off, once', title_hi: '20% की छूट, एक बार' },
      ...{ ...ANY, ...FOR_EVER, ...share(20, 1_000), per_customer: 1, expires_at: inDays(60) },
    },
    {
      ...{
        code: `${word}FIRST`,
        title: '$5 off your first order',
        title_hi: 'पहले ऑर्डर पर $5 की छूट',
      },
      ...{ ...ANY, ...FOR_EVER, ...off(500), type: 'first_order', minimum: 1_500 },
    },
    {
      ...{ code: `${word}FREE`, title: 'Free delivery', title_hi: 'मुफ़्त डिलीवरी' },
      ...{ ...ANY, ...FOR_EVER, ...off(0), type: 'free_delivery', minimum: 2_000 },
    },
    {
      ...{ code: `${word}DOWNTOWN`, title: '$3 off downtown', title_hi: 'डाउनटाउन में $3 की छूट' },
      ...{ ...ANY, ...FOR_EVER, ...off(300), type: 'zone_wise', zone_ids: [1] },
    },
    {
      ...{ code: `${word}LAST`, title: '$10 off, for one order', title_hi: 'एक ऑर्डर पर $10 की छूट' },
      ...{ ...ANY, ...FOR_EVER, ...off(1_000), minimum: 3_000, in_all: 1 },
    },
    {
      ...{ code: `${word}SUMMER`, title: '25% off in summer', title_hi: 'गर्मियों में 25% की छूट' },
      ...{ ...ANY, ...FOR_EVER, ...share(25, null), expires_at: inDays(-1) },
    },
  ];
  return {
    coupon: coupons.map((coupon, index) => ({
      ...{ id: module * 100 + index + 1, module_id: module, ...coupon },
      ...{ active: true, starts_at: inDays(-60) },
    })),
  };
}
