import { later, MINUTE, type Instant } from '#domain/kernel/instant.ts';
import {
  instantOf,
  isoDate,
  plusDays,
  wallTime,
  type TimeZone,
  type WallTime,
} from '#domain/kernel/wall-clock.ts';
import { isOpen, type Store, type StoreHours } from './store.ts';

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

const MINUTES_A_DAY = 24 * 60;

/** From when to when a store is open without a break, in minutes from the midnight before `at`. */
type Stretch = { readonly opens: number; readonly closes: number };

/**
 * The opening that goes on at this time: over midnight, and over days that are open round the clock one after the other.
 * Null when the store is closed, and when it does not close within a day.
 */
function stretchAt(store: StoreHours, at: WallTime): Stretch | null {
  if (!isOpenAt(store, at)) return null;
  const windows = [-2, -1, 0, 1].flatMap((day) => windowsOf(store, plusDays(at, day), day));
  let { opens, closes }: Stretch = { opens: at.minute, closes: at.minute };
  for (let grown = true; grown;) {
    const joining = windows.filter((one) => one.opens <= closes && one.closes >= opens);
    const next = {
      opens: Math.min(opens, ...joining.map((one) => one.opens)),
      closes: Math.max(closes, ...joining.map((one) => one.closes)),
    };
    grown = next.opens < opens || next.closes > closes;
    ({ opens, closes } = next);
  }
  return closes - at.minute > MINUTES_A_DAY ? null : { opens, closes };
}

/** What a store is open of the hours of this weekday; a day on which it stays closed also cuts what the day before left for it. */
function windowsOf(store: StoreHours, day: WallTime, offset: number): readonly Stretch[] {
  const begins = offset * MINUTES_A_DAY;
  const ends = begins + MINUTES_A_DAY;
  const isClosed = (date: WallTime) => store.closedDates.includes(isoDate(date));
  return store.hours
    .filter(({ weekday }) => weekday === day.weekday)
    .flatMap(({ window: { opens, closes } }) => {
      if (opens === closes) return [{ opens: begins, closes: ends }];
      if (opens < closes) return [{ opens: begins + opens, closes: begins + closes }];
      const afterMidnight = { opens: ends, closes: ends + closes };
      return [
        { opens: begins + opens, closes: ends },
        ...(isClosed(plusDays(day, 1)) ? [] : [afterMidnight]),
      ];
    })
    .filter(({ opens }) => opens >= ends || !isClosed(day));
}

/** The minute of the day at which an open store closes; null when it is closed, or goes on for longer than a day. */
export function closingMinute(store: StoreHours, at: WallTime): number | null {
  const stretch = stretchAt(store, at);
  return stretch && stretch.closes % MINUTES_A_DAY;
}

/** What decides until when a store takes orders. */
export type OrderingHours = StoreHours & {
  /** Minutes from order to door at the least: what it needs before it closes. */
  readonly preparation: number;
};

export const orderingHoursOf = (
  store: StoreHours & Pick<Store, 'deliveryMinutes'>,
): OrderingHours => ({
  hours: store.hours,
  closedDates: store.closedDates,
  active: store.active,
  preparation: store.deliveryMinutes.from,
});

/**
 * The last moment at which an open store takes an order that it can still prepare: its closing less its preparation. Null
 * when it is closed, does not close, or is never open for long enough, so that closing is all that counts.
 */
export function lastOrderAt(store: OrderingHours, now: Instant, zone: TimeZone): Instant | null {
  const at = wallTime(now, zone);
  const stretch = stretchAt(store, at);
  if (!stretch || stretch.closes - stretch.opens <= store.preparation) return null;
  const day = plusDays(at, Math.floor(stretch.closes / MINUTES_A_DAY));
  const closes = instantOf({ ...day, minute: stretch.closes % MINUTES_A_DAY }, zone);
  return later(closes, -store.preparation * MINUTE);
}

/** Whether an order that begins now is taken: the store is open, and can prepare it before it closes. */
export function takesOrders(store: OrderingHours, now: Instant, zone: TimeZone): boolean {
  if (!isOpenAt(store, wallTime(now, zone))) return false;
  const last = lastOrderAt(store, now, zone);
  return last === null || now <= last;
}

const NOTICE = 30 * MINUTE;

/** What the page of a store says before it closes: until when it takes orders, from half an hour before; and that it takes no more. */
export type LastOrder = { readonly kind: 'soon' | 'passed'; readonly at: Instant };

export function lastOrderNotice(
  store: OrderingHours,
  now: Instant,
  zone: TimeZone,
): LastOrder | null {
  const at = lastOrderAt(store, now, zone);
  if (at === null || now < at - NOTICE) return null;
  return { kind: now <= at ? 'soon' : 'passed', at };
}
