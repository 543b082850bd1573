import type { Id } from '#domain/kernel/id.ts';
import type { Money } from '#domain/kernel/money.ts';
import type { Rate } from '#domain/kernel/rate.ts';
import { isWithin, type TimeWindow } from '#domain/kernel/time-window.ts';
import type { WallTime } from '#domain/kernel/wall-clock.ts';
import type { GeoPoint } from '#domain/location/geo-point.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import type { ModuleId, ModuleType } from './module.ts';

export type StoreId = Id<'Store'>;

/** Opening hours of one weekday (0 is Sunday). A day without a row is a closed day. */
export type OpeningHours = { readonly weekday: number; readonly window: TimeWindow };

export type Store = {
  readonly id: StoreId;
  readonly moduleId: ModuleId;
  /** Null when the server does not send it. */
  readonly moduleType: ModuleType | null;
  readonly zoneId: ZoneId;
  readonly name: string;
  readonly address: string;
  readonly point: GeoPoint;
  readonly logo: string;
  readonly cover: string;
  readonly hours: readonly OpeningHours[];
  /** Dates such as "2026-12-25" on which it is closed on any weekday. */
  readonly closedDates: readonly string[];
  /** False while its owner has switched it off. */
  readonly active: boolean;
  readonly minimumOrder: Money;
  readonly freeDelivery: boolean;
  /** The fee to the customer's place; null when unknown. */
  readonly deliveryFee: Money | null;
  readonly taxRate: Rate;
  readonly delivers: boolean;
  readonly offersTakeAway: boolean;
  /** Minutes from order to door. */
  readonly deliveryMinutes: { readonly from: number; readonly to: number };
  readonly rating: number;
  readonly ratingCount: number;
  /** Percent off all its items; zero for none. */
  readonly discount: Rate;
  readonly vegetarian: boolean;
  readonly nonVegetarian: boolean;
  readonly halalTagShown: boolean;
};

export type StoreHours = Pick<Store, 'hours' | 'closedDates' | 'active'>;

/** True when the store is open at this wall-clock time; includes yesterday's late hours. */
export function isOpen(store: StoreHours, at: WallTime, isoDateOf: (at: WallTime) => string) {
  if (!store.active || store.closedDates.includes(isoDateOf(at))) return false;
  return store.hours.some(({ weekday, window }) => {
    if (window.opens === window.closes) return weekday === at.weekday;
    const crossesMidnight = window.closes < window.opens;
    if (!crossesMidnight) return weekday === at.weekday && isWithin(window, at.minute);
    const isEvening = weekday === at.weekday && at.minute >= window.opens;
    const isAfterMidnight = (weekday + 1) % 7 === at.weekday && at.minute < window.closes;
    return isEvening || isAfterMidnight;
  });
}
