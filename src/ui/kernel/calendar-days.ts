import { isoDate, plusDays, type WallTime } from '#domain/kernel/wall-clock.ts';

export type Day = WallTime;

/** Parses "2026-11-23"; null for an invalid day. */
export function dayIn(text: string): Day | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const read = plusDays(
    { year: Number(year), month: Number(month), day: Number(day), minute: 0 },
    0,
  );
  return isoDate(read) === text ? read : null;
}

const daysIn = ({ year, month }: Pick<Day, 'year' | 'month'>): number =>
  plusDays({ year: month === 12 ? year + 1 : year, month: (month % 12) + 1, day: 1, minute: 0 }, -1)
    .day;

/** Clamps to the last day of a shorter month. */
export function plusMonths(day: Day, months: number): Day {
  const index = day.year * 12 + day.month - 1 + months;
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  return plusDays({ year, month, day: Math.min(day.day, daysIn({ year, month })), minute: 0 }, 0);
}

/** Weeks from Sunday; null for days of adjacent months. */
export function weeksOf(day: Day): readonly (readonly (Day | null)[])[] {
  const first = plusDays({ ...day, day: 1 }, 0);
  const count = Math.ceil((first.weekday + daysIn(day)) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const at = plusDays(first, week * 7 + weekday - first.weekday);
      return at.month === day.month ? at : null;
    }),
  );
}

/** Returns the day a key leads to; null for other keys. */
export function dayAfterKey(day: Day, key: string, isMirrored: boolean): Day | null {
  const forward = isMirrored ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return plusDays(day, forward);
    case 'ArrowLeft':
      return plusDays(day, -forward);
    case 'ArrowDown':
      return plusDays(day, 7);
    case 'ArrowUp':
      return plusDays(day, -7);
    case 'Home':
      return plusDays(day, -day.weekday);
    case 'End':
      return plusDays(day, 6 - day.weekday);
    case 'PageDown':
      return plusMonths(day, 1);
    case 'PageUp':
      return plusMonths(day, -1);
    default:
      return null;
  }
}
