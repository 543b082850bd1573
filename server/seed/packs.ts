import type { ModuleType } from '#domain/catalogue/module.ts';
import type { PartnerKind } from '#domain/messaging/partner.ts';
import { conversationRows } from './conversations.ts';
import { couponPacks, orderCouponRows, type CouponPack } from './order-coupons.ts';
import { parcelCategoryRows } from './parcel-categories.ts';
import { couponRows } from './rental/coupons.ts';
import { rewardSettings } from './rewards.ts';
import {
  baseRows,
  modulePacks,
  moduleRows,
  vehicleRows,
  type LastIds,
  type ModulePack,
  type SeedRows,
} from './seed-rows.ts';

/** The rows of one addition, numbered after the last ids. */
export type RowsOf = (now: Date, last: LastIds) => Partial<SeedRows>;

/**
 * Example data that are added together. The number of additions is the version: released additions never
 * change, new data are a further addition.
 */
export type Pack = { readonly name: string; readonly additions: readonly Addition[] };
export type Addition = RowsOf | Opening;
/** Switches on a module that was off. */
export type Opening = { readonly opens: ModuleType };

/** Additions after a module's first release. */
const LATER: Partial<Record<ModulePack, readonly Addition[]>> = {
  ...Object.fromEntries(couponPacks.map((pack) => [pack, [couponsOf(pack)]])),
  food: [couponsOf('food'), conversationsWith('store')],
  parcel: [() => parcelCategoryRows(), { opens: 'parcel' }],
  rental: [
    (now) => vehicleRows(now),
    (now) => couponRows(now),
    { opens: 'rental' },
    conversationsWith('provider'),
  ],
};

/** In the order of their references: the base first, then each module. */
export const packs: readonly Pack[] = [
  { name: 'shop', additions: [baseRows, rewardSettings, conversationsWith('support')] },
  ...modulePacks.map((name): Pack => ({
    name,
    additions: [(now, last) => moduleRows(name, now, last), ...(LATER[name] ?? [])],
  })),
];

function couponsOf(pack: CouponPack): RowsOf {
  return (now) => orderCouponRows(pack, now);
}

function conversationsWith(partner: PartnerKind): RowsOf {
  return (now) => conversationRows(partner, now);
}
