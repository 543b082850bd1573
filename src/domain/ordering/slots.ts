import { takesOrders, type OrderingHours } from '#domain/catalogue/opening.ts';
import { isOnSale, type Item } from '#domain/catalogue/item.ts';
import { instant, later, MINUTE, type Instant } from '#domain/kernel/instant.ts';
import { momentsOfDay, plusDays, wallTime, type TimeZone } from '#domain/kernel/wall-clock.ts';

export type Slot = { readonly from: Instant; readonly to: Instant };

/** A slot; `full` once a store has its maximum of orders for it. */
export type OfferedSlot = Slot & { readonly full: boolean };

export const SLOT_MINUTES = 30;
export const SLOT_DAYS = 7;

export type SlotFacts = {
  readonly now: Instant;
  readonly zone: TimeZone;
  /** Every store must take orders, and every item be on sale, when the slot begins. */
  readonly stores: readonly OrderingHours[];
  readonly items: readonly Pick<Item, 'availableTime' | 'campaign'>[];
};

/**
 * The slots of today and the next six days that have not begun, in order: each half hour once, also on days of
 * a clock change.
 */
export function slots(facts: SlotFacts): readonly Slot[] {
  const { now, zone } = facts;
  const today = wallTime(now, zone);
  return Array.from({ length: SLOT_DAYS }, (_, day) => plusDays(today, day))
    .flatMap((day) => momentsOfDay(day, SLOT_MINUTES, zone))
    .filter((from) => from > now && isOfferedAt(from, facts))
    .map((from) => ({ from, to: later(from, SLOT_MINUTES * MINUTE) }));
}

/** Replacement for a slot that has passed or filled up: the next one with room, or the first. */
export const slotInstead = (offered: readonly OfferedSlot[], gone: Instant): OfferedSlot | null => {
  const free = offered.filter(({ full }) => !full);
  return free.find(({ from }) => from > gone) ?? free[0] ?? null;
};

export const isSlot = (moment: Instant, facts: SlotFacts): boolean =>
  slots(facts).some(({ from }) => from === instant(moment));

function isOfferedAt(moment: Instant, { zone, stores, items }: SlotFacts): boolean {
  const wall = wallTime(moment, zone);
  return (
    stores.every((store) => takesOrders(store, moment, zone)) &&
    items.every((item) => isOnSale(item, wall))
  );
}
