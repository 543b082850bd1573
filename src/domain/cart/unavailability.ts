import { isOnSale, isWithinCampaign, type Item } from '#domain/catalogue/item.ts';
import type { ModuleId } from '#domain/catalogue/module.ts';
import type { WallTime } from '#domain/kernel/wall-clock.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import { isSoldOut } from './selection-check.ts';

/** Reasons against a purchase of the item, independent of any selection. */
export type Unavailability =
  | 'placeUnknown'
  | 'outsideZone'
  | 'otherModule'
  | 'soldOut'
  | 'campaignOff'
  | 'notOnSale';

export type Here = {
  readonly zones: readonly ZoneId[];
  /** A cart holds items of this module only. */
  readonly moduleId: ModuleId | null;
  readonly now: WallTime;
};

/**
 * The first reason that an item cannot be bought here and now; null when it can. An item that may be scheduled
 * is never off sale, but a campaign that is over is over.
 */
export function unavailabilityOf(
  item: Item,
  { zones, moduleId, now }: Here,
): Unavailability | null {
  if (zones.length === 0) return 'placeUnknown';
  if (!zones.includes(item.zoneId)) return 'outsideZone';
  if (item.moduleId !== moduleId) return 'otherModule';
  if (isSoldOut(item)) return 'soldOut';
  if (!isWithinCampaign(item, now)) return 'campaignOff';
  return isOnSale(item, now) || item.schedulable ? null : 'notOnSale';
}
