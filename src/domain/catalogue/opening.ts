import { isoDate, plusDays, type WallTime } from '#domain/kernel/wall-clock.ts';
import { isOpen, type StoreHours } from './store.ts';

/** When a closed store opens again: how many days from now, on which weekday, at which minute. */
export type Opening = {
  readonly daysAhead: number;
  readonly weekday: number;
  readonly minute: number;
};

/** A store that was closed when it was last read; when it opens next, if that is known. */
export type ClosedStore = { readonly opensAt: WallTime | null };

export const isStillClosed = ({ opensAt }: ClosedStore, now: WallTime): boolean =>
  opensAt === null ||
  isoDate(now) < isoDate(opensAt) ||
  (isoDate(now) === isoDate(opensAt) && now.minute < opensAt.minute);

/** How far from now a closed store opens; null when that is not known, or further than a week. */
export function openingOf({ opensAt }: ClosedStore, now: WallTime): Opening | null {
  if (opensAt === null) return null;
  const { weekday, minute } = opensAt;
  for (let daysAhead = 0; daysAhead <= DAYS_LOOKED_AHEAD; daysAhead += 1) {
    const isDay = isoDate(plusDays(now, daysAhead)) === isoDate(opensAt);
    if (isDay) return { daysAhead, weekday, minute };
  }
  return null;
}

export const isOpenAt = (store: StoreHours, at: WallTime): boolean => isOpen(store, at, isoDate);

const DAYS_LOOKED_AHEAD = 7;

/** The next opening within a week, holidays left out; null when there is none. */
export function nextOpening(store: StoreHours, at: WallTime): Opening | null {
  if (!store.active) return null;
  for (let daysAhead = 0; daysAhead <= DAYS_LOOKED_AHEAD; daysAhead += 1) {
    const day = plusDays(at, daysAhead);
    if (store.closedDates.includes(isoDate(day))) continue;
    const openings = store.hours
      .filter(({ weekday }) => weekday === day.weekday)
      .map(({ window }) => (window.opens === window.closes ? 0 : window.opens))
      .filter((minute) => daysAhead > 0 || minute > at.minute);
    if (openings.length === 0) continue;
    return { daysAhead, weekday: day.weekday, minute: Math.min(...openings) };
  }
  return null;
}

/** The minute at which an open store closes; null when it is closed, or open round the clock. */
export function closingMinute(store: StoreHours, at: WallTime): number | null {
  if (!isOpenAt(store, at)) return null;
  const yesterday = (at.weekday + 6) % 7;
  const window = store.hours.find(({ weekday, window: { opens, closes } }) => {
    const crossesMidnight = closes < opens;
    if (weekday === at.weekday)
      return at.minute >= opens && (crossesMidnight || at.minute < closes);
    return weekday === yesterday && crossesMidnight && at.minute < closes;
  })?.window;
  return window && window.opens !== window.closes ? window.closes : null;
}
