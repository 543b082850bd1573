import type { ModuleType } from '#domain/catalogue/module.ts';
import { couponPacks, orderCouponRows } from './order-coupons.ts';
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

/** The rows of one addition; numbers that the tables have given away already are not given again. */
export type RowsOf = (now: Date, last: LastIds) => Partial<SeedRows>;

/**
 * Example data that is added together. Its version is the number of its additions: what has been released
 * stays, and what comes later is one more addition.
 */
export type Pack = { readonly name: string; readonly additions: readonly Addition[] };
export type Addition = RowsOf | Opening;
/** Switches a module on that came switched off. */
export type Opening = { readonly opens: ModuleType };

/** What came after the first release of a module. */
const LATER: Partial<Record<ModulePack, readonly Addition[]>> = {
  ...Object.fromEntries(
    couponPacks.map((pack) => [pack, [(now: Date) => orderCouponRows(pack, now)]]),
  ),
  rental: [(now) => vehicleRows(now), (now) => couponRows(now), { opens: 'rental' }],
};

/** In the order in which they refer to one another: the server first, then each module. */
export const packs: readonly Pack[] = [
  { name: 'shop', additions: [baseRows, rewardSettings] },
  ...modulePacks.map((name): Pack => ({
    name,
    additions: [(now, last) => moduleRows(name, now, last), ...(LATER[name] ?? [])],
  })),
];
