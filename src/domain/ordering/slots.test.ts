import { describe, expect, test } from 'vitest';
import { ALL_DAY } from '#domain/kernel/time-window.ts';
import { later, MINUTE, type Instant } from '#domain/kernel/instant.ts';
import { instantOf, isoDate, plusDays, timeZone, wallTime } from '#domain/kernel/wall-clock.ts';
import { slots, SLOT_DAYS, SLOT_MINUTES } from './slots.ts';

const ALWAYS = {
  hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, window: ALL_DAY })),
  closedDates: [],
  active: true,
  preparation: 0,
};

const HALF_HOUR = SLOT_MINUTES * MINUTE;

/** Clock changes by an hour at night, at midnight, by half an hour, by two, off the half hour, and none. */
const ZONES = [
  'America/New_York',
  'Asia/Kolkata',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Santiago',
  'Atlantic/Azores',
  'Australia/Lord_Howe',
  'Antarctica/Troll',
  'Pacific/Chatham',
] as const;

const YEARS = { from: 2026, to: 2027 } as const;

/** The first moment of every week of those years: each day of them is among the slots of one. */
function* weeksIn(name: string) {
  const zone = timeZone(name);
  let day = plusDays({ year: YEARS.from, month: 1, day: 1, minute: 0 }, 0);
  while (day.year <= YEARS.to) {
    yield instantOf(day, zone);
    day = plusDays(day, SLOT_DAYS);
  }
}

/** A half hour that begins now has begun, and is not offered: with it these are the slots of whole days. */
const slotsFrom = (now: Instant, name: string) => [
  { from: now, to: later(now, HALF_HOUR) },
  ...slots({ now, zone: timeZone(name), stores: [ALWAYS], items: [] }),
];

const countOn = (date: string, name = 'America/New_York') => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const midnight = instantOf({ year, month, day, minute: 0 }, timeZone(name));
  return slotsFrom(midnight, name).filter(
    ({ from }) => isoDate(wallTime(from, timeZone(name))) === date,
  ).length;
};

describe('the half hours of a day', () => {
  test('are 46 where an hour is skipped, 50 where one is repeated, and 48 otherwise [CHK-11]', () => {
    expect(countOn('2027-03-14')).toBe(46);
    expect(countOn('2027-11-07')).toBe(50);
    expect(countOn('2027-03-15')).toBe(48);
    expect(countOn('2027-10-03', 'Australia/Lord_Howe')).toBe(47);
    expect(countOn('2027-03-28', 'Antarctica/Troll')).toBe(44);
  });

  test.each(ZONES)(
    'following each other without a gap, each once, whatever clocks do in %s',
    (name) => {
      let after: Instant | null = null;
      for (const week of weeksIn(name)) {
        const offered = slotsFrom(week, name);
        expect(offered[0]?.from).toBe(after ?? week);
        for (const { from, to } of offered) {
          if (after !== null && from !== after)
            expect.unreachable(`${name}: ${new Date(from).toISOString()}`);
          if (to !== later(from, HALF_HOUR)) expect.unreachable('longer than half an hour');
          after = to;
        }
      }
    },
  );

  test.each(ZONES.slice(0, 3))('lie inside the hours of the store in %s', (name) => {
    const zone = timeZone(name);
    const night = { opens: 22 * 60, closes: 2 * 60 + 30 };
    const store = { ...ALWAYS, hours: ALWAYS.hours.map((row) => ({ ...row, window: night })) };
    for (const week of weeksIn(name)) {
      for (const { from } of slots({ now: week, zone, stores: [store], items: [] })) {
        const { minute } = wallTime(from, zone);
        if (minute >= night.closes && minute < night.opens) expect.unreachable(String(minute));
      }
    }
  });
});
