import { describe, expect, test } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { timeZone } from '#domain/kernel/wall-clock.ts';
import { aWallTime } from '#tests/support/builders/wall-time.ts';
import { closingMinute, isOpenAt, lastOrderNotice, nextOpening, takesOrders } from './opening.ts';
import type { StoreHours } from './store.ts';

const hour = (hours: number) => hours * 60;
const SATURDAY = 6;
const hours: StoreHours = {
  active: true,
  closedDates: [],
  hours: [
    { weekday: SATURDAY, window: { opens: hour(9), closes: hour(22) } },
    { weekday: 0, window: { opens: hour(18), closes: hour(2) } },
  ],
};

test.each([
  {
    at: hour(8),
    opening: { daysAhead: 0, weekday: 6, minute: hour(9) },
    because: 'it opens today',
  },
  {
    at: hour(9),
    opening: { daysAhead: 1, weekday: 0, minute: hour(18) },
    because: 'it has opened',
  },
  {
    at: hour(23),
    opening: { daysAhead: 1, weekday: 0, minute: hour(18) },
    because: 'it has closed',
  },
])('on Saturday at minute $at the next opening is known: $because', ({ at, opening }) => {
  expect(nextOpening(hours, aWallTime({ minute: at }))).toEqual(opening);
});

test('a holiday is no opening', () => {
  const holiday = { ...hours, closedDates: ['2026-11-22'] };
  expect(nextOpening(holiday, aWallTime({ minute: hour(23) }))).toEqual({
    daysAhead: 7,
    weekday: 6,
    minute: hour(9),
  });
});

test('a store that is switched off, or has no hours, has no known time of opening', () => {
  expect(nextOpening({ ...hours, active: false }, aWallTime())).toBe(null);
  expect(nextOpening({ ...hours, hours: [] }, aWallTime())).toBe(null);
});

test.each([
  { weekday: 6, day: 21, minute: hour(12), closes: hour(22), because: 'tonight' },
  { weekday: 0, day: 22, minute: hour(20), closes: hour(2), because: 'after midnight' },
  { weekday: 1, day: 23, minute: hour(1), closes: hour(2), because: "yesterday's late hours" },
  { weekday: 1, day: 23, minute: hour(3), closes: null, because: 'it is closed' },
])('an open store closes at minute $closes: $because', ({ closes, because: _, ...at }) => {
  expect(closingMinute(hours, aWallTime(at))).toBe(closes);
});

const ALL_WEEK = [0, 1, 2, 3, 4, 5, 6];
const open = (opens: number, closes: number, weekdays = ALL_WEEK) => ({
  ...hours,
  hours: weekdays.map((weekday) => ({ weekday, window: { opens, closes } })),
});

test('a store that is open round the clock never closes, and one that is so for a day alone does at midnight', () => {
  expect(isOpenAt(open(0, 0), aWallTime())).toBe(true);
  expect(closingMinute(open(0, 0), aWallTime())).toBe(null);
  expect(closingMinute(open(0, 0, [6]), aWallTime())).toBe(0);
  const closedTomorrow = { ...open(0, 0), closedDates: ['2026-11-22'] };
  expect(closingMinute(closedTomorrow, aWallTime())).toBe(0);
});

describe('the last order', () => {
  const zone = timeZone('America/New_York');
  const at = (iso: string) => instant(Date.parse(iso));
  const prepared = (store: StoreHours, preparation: number) => ({ ...store, preparation });
  const isTaken = (store: StoreHours, preparation: number, iso: string) =>
    takesOrders(prepared(store, preparation), at(iso), zone);

  test('is at closing less the preparation: taken at that moment, refused after it [D-126]', () => {
    const shop = open(hour(9), hour(16));
    expect(isTaken(shop, 20, '2026-11-21T13:59:59-05:00')).toBe(true);
    expect(isTaken(shop, 20, '2026-11-21T15:40:00-05:00')).toBe(true);
    expect(isTaken(shop, 20, '2026-11-21T15:40:01-05:00')).toBe(false);
    expect(isTaken(shop, 20, '2026-11-21T15:59:00-05:00')).toBe(false);
    expect(isTaken(shop, 20, '2026-11-21T08:59:59-05:00')).toBe(false);
    expect(isTaken(shop, 20, '2026-11-21T09:00:00-05:00')).toBe(true);
    expect(isTaken(shop, 0, '2026-11-21T15:59:59-05:00')).toBe(true);
    expect(isTaken(shop, 0, '2026-11-21T16:00:00-05:00')).toBe(false);
  });

  test('goes over midnight, and over days that follow each other without a break [D-126]', () => {
    const late = open(hour(18), hour(2));
    expect(isTaken(late, 30, '2026-11-21T23:50:00-05:00')).toBe(true);
    expect(isTaken(late, 30, '2026-11-22T01:30:00-05:00')).toBe(true);
    expect(isTaken(late, 30, '2026-11-22T01:31:00-05:00')).toBe(false);
    const untilMidnight = open(hour(18), 0);
    expect(isTaken(untilMidnight, 30, '2026-11-21T23:31:00-05:00')).toBe(false);
    const goingOn = { ...hours, hours: [...open(hour(18), 0).hours, ...open(0, hour(4)).hours] };
    expect(isTaken(goingOn, 30, '2026-11-21T23:45:00-05:00')).toBe(true);
    expect(isTaken(goingOn, 30, '2026-11-22T03:45:00-05:00')).toBe(false);
  });

  test('is none round the clock, but before a day on which the store stays closed [D-126]', () => {
    const always = open(0, 0);
    expect(isTaken(always, 90, '2026-11-21T23:59:00-05:00')).toBe(true);
    const holiday = { ...always, closedDates: ['2026-11-22'] };
    expect(isTaken(holiday, 90, '2026-11-21T22:30:00-05:00')).toBe(true);
    expect(isTaken(holiday, 90, '2026-11-21T22:31:00-05:00')).toBe(false);
    const late = { ...open(hour(18), hour(2)), closedDates: ['2026-11-22'] };
    expect(isTaken(late, 30, '2026-11-21T23:31:00-05:00')).toBe(false);
  });

  test('is closing itself where the store is never open for as long as it prepares [D-126]', () => {
    const noon = open(hour(12), hour(13));
    expect(isTaken(noon, 90, '2026-11-21T12:59:00-05:00')).toBe(true);
    expect(isTaken(noon, 90, '2026-11-21T13:00:00-05:00')).toBe(false);
  });

  test('counts the minutes that pass where clocks are changed [D-126]', () => {
    const night = open(hour(18), hour(3) + 15);
    expect(isTaken(night, 30, '2027-03-14T06:45:00Z')).toBe(true); // 1:45, half an hour before 3:15
    expect(isTaken(night, 30, '2027-03-14T06:46:00Z')).toBe(false);
  });

  test('is told from half an hour before, and once it has passed until the store closes [D-126]', () => {
    const told = (iso: string) =>
      lastOrderNotice(prepared(open(hour(9), hour(16)), 20), at(iso), zone);
    const last = at('2026-11-21T15:40:00-05:00');
    expect(told('2026-11-21T15:09:59-05:00')).toBeNull();
    expect(told('2026-11-21T15:10:00-05:00')).toEqual({ kind: 'soon', at: last });
    expect(told('2026-11-21T15:40:00-05:00')).toEqual({ kind: 'soon', at: last });
    expect(told('2026-11-21T15:40:01-05:00')).toEqual({ kind: 'passed', at: last });
    expect(told('2026-11-21T16:00:00-05:00')).toBeNull();
  });
});
