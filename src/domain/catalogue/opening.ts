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

/** The next opening of a closed store: days from now, weekday, minute of the day. */
export type Opening = {
  readonly daysAhead: number;
  readonly weekday: number;
  readonly minute: number;
};

/** A store that was closed when last read, with its next opening if known. */
export type ClosedStore = { readonly opensAt: WallTime | null };

export const isStillClosed = ({ opensAt }: ClosedStore, now: WallTime): boolean =>
  opensAt === null ||
  isoDate(now) < isoDate(opensAt) ||
  (isoDate(now) === isoDate(opensAt) && now.minute < opensAt.minute);

/** Null when the opening is unknown, or more than a week away. */
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

/** The next opening within a week, without holidays; null when there is none. */
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

/** A period without a break, in minutes from the midnight before `at`. */
type Stretch = { readonly opens: number; readonly closes: number };

/**
 * The current opening, joined over midnight and over days that are open round the clock. Null when the store
 * is closed, and when it does not close within a day.
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

/** The hours of this weekday; a closed day also cuts the hours that the day before extends into it. */
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

/**
 * The minute of the day at which an open store closes; null when it is closed, or stays open for longer than a
 * day.
 */
export function closingMinute(store: StoreHours, at: WallTime): number | null {
  const stretch = stretchAt(store, at);
  return stretch && stretch.closes % MINUTES_A_DAY;
}

export type OrderingHours = StoreHours & {
  /** Minimum minutes from order to door, which the store needs before it closes. */
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
 * The last moment at which an open store takes an order that it can still prepare: closing less preparation.
 * Null when it is closed, does not close, or is never open for long enough: then only the closing counts.
 */
export function lastOrderAt(store: OrderingHours, now: Instant, zone: TimeZone): Instant | null {
  const at = wallTime(now, zone);
  const stretch = stretchAt(store, at);
  if (!stretch || stretch.closes - stretch.opens <= store.preparation) return null;
  const day = plusDays(at, Math.floor(stretch.closes / MINUTES_A_DAY));
  const closes = instantOf({ ...day, minute: stretch.closes % MINUTES_A_DAY }, zone);
  return later(closes, -store.preparation * MINUTE);
}

/** True when the store is open and can prepare an order before it closes. */
export function takesOrders(store: OrderingHours, now: Instant, zone: TimeZone): boolean {
  if (!isOpenAt(store, wallTime(now, zone))) return false;
  const last = lastOrderAt(store, now, zone);
  return last === null || now <= last;
}

const NOTICE = 30 * MINUTE;

/** The notice on a store's page before closing: `soon` from half an hour before the last order, then `passed`. */
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
