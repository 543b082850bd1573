import { minutesBetween, plusDays, type WallTime } from '#domain/kernel/wall-clock.ts';
import type { Item } from './item.ts';

/** The last day of a campaign without an end. */
export const OPEN_END = '9999-12-31';

/** Minutes until the end of its last day; null without one. */
export function minutesLeft({ to }: NonNullable<Item['campaign']>, now: WallTime): number | null {
  const [year = 0, month = 0, day = 0] = to.split('-').map(Number);
  const end = plusDays({ year, month, day, minute: 0 }, 1);
  return to === OPEN_END ? null : minutesBetween(now, end);
}
