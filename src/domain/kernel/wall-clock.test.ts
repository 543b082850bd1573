import { describe, expect, test } from 'vitest';
import { instant } from './instant.ts';
import { instantOf, isoDate, plusDays, timeZone, wallTime } from './wall-clock.ts';

const newYork = timeZone('America/New_York');
const at = (iso: string) => instant(Date.parse(iso));

describe('the wall clock', () => {
  test('shows the app its own time, wherever the browser is', () => {
    expect(wallTime(at('2026-11-21T04:30:00Z'), newYork)).toEqual({
      year: 2026,
      month: 11,
      day: 20,
      weekday: 5,
      minute: 23 * 60 + 30,
    });
  });

  test('finds the moment again', () => {
    const wall = { year: 2026, month: 7, day: 4, minute: 9 * 60 };
    expect(instantOf(wall, newYork)).toBe(at('2026-07-04T13:00:00Z'));
  });

  test('skips the hour that summer time swallows', () => {
    const gap = { year: 2026, month: 3, day: 8, minute: 2 * 60 + 30 };
    expect(wallTime(instantOf(gap, newYork), newYork).minute).toBe(3 * 60 + 30);
  });

  test('takes the first of the two hours that winter time repeats', () => {
    const overlap = { year: 2026, month: 11, day: 1, minute: 60 + 30 };
    expect(instantOf(overlap, newYork)).toBe(at('2026-11-01T05:30:00Z'));
  });

  test('turns pages of the calendar over months and leap days', () => {
    const last = { year: 2028, month: 2, day: 28, minute: 0 };
    expect(isoDate(plusDays(last, 1))).toBe('2028-02-29');
    expect(isoDate(plusDays(last, 2))).toBe('2028-03-01');
    expect(plusDays({ year: 2026, month: 11, day: 21, minute: 5 }, 1)).toMatchObject({
      weekday: 0,
    });
  });

  test('knows its zones', () => {
    expect(() => timeZone('Mars/Olympus')).toThrow('Not a time zone: Mars/Olympus');
  });
});
