import { expect, test } from 'vitest';
import type { StoreHours } from './store.ts';
import { aWallTime } from '#tests/support/builders/wall-time.ts';
import { closingMinute, isOpenAt, nextOpening } from './opening.ts';

const hour = (hours: number) => hours * 60;
const SATURDAY = 6;
/** Open from 9 to 22 on Saturdays, from 18 to 2 on Sundays. */
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

test('a store that is open all day never closes on that day', () => {
  const always = { ...hours, hours: [{ weekday: 6, window: { opens: 0, closes: 0 } }] };
  expect(isOpenAt(always, aWallTime())).toBe(true);
  expect(closingMinute(always, aWallTime())).toBe(null);
});
