import type { Branded } from './brand.ts';
import { Defect } from './defect.ts';
import { DAY, instant, later, MINUTE, type Instant } from './instant.ts';

/** An IANA time zone, such as "America/New_York". The whole product uses the configured one. */
export type TimeZone = Branded<string, 'TimeZone'>;

export type WallTime = {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** 0 (Sunday) to 6. */
  readonly weekday: number;
  /** Minutes since midnight, 0 to 1439. */
  readonly minute: number;
};

/** The weekday follows from the day. */
export type WallMinute = Omit<WallTime, 'weekday'>;

export function timeZone(name: string): TimeZone {
  try {
    formatter(name);
  } catch {
    throw new Defect(`Not a time zone: ${name}`);
  }
  return name as TimeZone;
}

export function wallTime(moment: Instant, zone: TimeZone): WallTime {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatter(zone).formatToParts(moment)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return { year, month, day, weekday: weekdayOf(year, month, day), minute: hour * 60 + minute };
}

/**
 * Converts a wall-clock time to a moment. In the hour skipped by summer time, the moment after the gap; in a
 * repeated hour, its first occurrence.
 */
export function instantOf(wall: WallMinute, zone: TimeZone): Instant {
  const candidates = candidatesFor(wall, zone);
  return candidates.find((at) => isShownAt(wall, at, zone)) ?? instant(Math.max(...candidates));
}

/** The moments of a wall-clock time: one, none in a skipped hour, two in a repeated one. */
export const instantsOf = (wall: WallMinute, zone: TimeZone): readonly Instant[] =>
  candidatesFor(wall, zone).filter((at) => isShownAt(wall, at, zone));

/** True when another moment has the same wall-clock time, so that the time alone is ambiguous. */
export const isShownTwice = (moment: Instant, zone: TimeZone): boolean =>
  instantsOf(wallTime(moment, zone), zone).length > 1;

export const isSameOffset = (a: Instant, b: Instant, zone: TimeZone): boolean =>
  offsetAt(a, zone) === offsetAt(b, zone);

/**
 * The moments of a calendar day, `minutes` apart from its first one on. A clock change makes them more or
 * fewer.
 */
export function momentsOfDay(
  day: Pick<WallTime, 'year' | 'month' | 'day'>,
  minutes: number,
  zone: TimeZone,
): readonly Instant[] {
  const midnight = { ...day, minute: 0 };
  const begins = instantOf(midnight, zone);
  const ends = instantOf(plusDays(midnight, 1), zone);
  const count = Math.ceil((ends - begins) / (minutes * MINUTE));
  return Array.from({ length: count }, (_, index) => later(begins, index * minutes * MINUTE));
}

const candidatesFor = (wall: WallMinute, zone: TimeZone): readonly Instant[] => {
  const asUtc = dayNumber(wall.year, wall.month, wall.day) * DAY + wall.minute * MINUTE;
  const [before, after] = [-DAY, DAY].map((shift) => offsetAt(instant(asUtc + shift), zone));
  const offsets = before === after ? [before ?? 0] : [before ?? 0, after ?? 0];
  return offsets.map((offset) => instant(asUtc - offset)).sort((a, b) => a - b);
};

const isShownAt = (wall: WallMinute, at: Instant, zone: TimeZone): boolean => {
  const shown = wallTime(at, zone);
  return shown.minute === wall.minute && isoDate(shown) === isoDate(wall);
};

export function plusDays(wall: WallMinute, days: number): WallTime {
  const date = civil(dayNumber(wall.year, wall.month, wall.day) + days);
  return { ...date, weekday: weekdayOf(date.year, date.month, date.day), minute: wall.minute };
}

/** Minutes by wall clocks, without changes to summer time. */
export const minutesBetween = (from: WallTime, to: WallTime): number =>
  ((dayOf(to) - dayOf(from)) * DAY) / MINUTE + to.minute - from.minute;

const dayOf = ({ year, month, day }: WallTime): number => dayNumber(year, month, day);

/** "2026-11-21", the wire format of dates. */
export const isoDate = ({ year, month, day }: Pick<WallTime, 'year' | 'month' | 'day'>): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formatters.set(zone, made);
  return made;
}

function offsetAt(moment: Instant, zone: TimeZone): number {
  const { year, month, day, minute } = wallTime(moment, zone);
  const shown = dayNumber(year, month, day) * DAY + minute * MINUTE;
  return shown - Math.floor(moment / MINUTE) * MINUTE;
}

/** Days since 1970-01-01 of a Gregorian date. */
function dayNumber(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

function civil(days: number): { year: number; month: number; day: number } {
  const z = days + 719_468;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shifted + (shifted < 10 ? 3 : -9);
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1,
  };
}

const weekdayOf = (year: number, month: number, day: number): number =>
  (((dayNumber(year, month, day) + 4) % 7) + 7) % 7;
