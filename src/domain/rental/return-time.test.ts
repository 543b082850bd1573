import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { isoDate, timeZone, wallTime } from '#domain/kernel/wall-clock.ts';
import { hoursUntil, returnAt, returnsOn, weekendPickup } from './return-time.ts';

const newYork = timeZone('America/New_York');
const at = (iso: string) => instant(Date.parse(iso));
const NOON = at('2026-11-21T17:00:00Z');

describe('the returns of a day (X-01)', () => {
  test('are whole hours after the pickup', () => {
    const returns = returnsOn('2026-11-22', NOON, newYork);
    expect([returns.length, returns[0], returns.at(-1)?.hours]).toEqual([
      24,
      { hours: 12, at: at('2026-11-22T05:00:00Z') },
      35,
    ]);
  });

  test('begin an hour after the pickup, and there are none before and far after it', () => {
    expect(returnsOn('2026-11-21', NOON, newYork).map(({ hours }) => hours)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
    expect(returnsOn('2026-11-20', NOON, newYork)).toEqual([]);
    expect(returnsOn('2026-12-21', NOON, newYork).at(-1)?.hours).toBe(720);
    expect(returnsOn('2026-12-22', NOON, newYork)).toEqual([]);
  });

  test('are one less where the clock goes forward, and one more where it goes back', () => {
    const counts = [
      returnsOn('2027-03-14', at('2027-03-13T17:00:00Z'), newYork),
      returnsOn('2026-11-01', at('2026-10-31T16:00:00Z'), newYork),
    ].map(({ length }) => length);
    expect(counts).toEqual([23, 25]);
  });

  test('of any day are on that day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 * 24 * 60 }),
        fc.integer({ min: 1, max: 720 }),
        (minutes, hours) => {
          const pickup = instant(NOON + minutes * 60_000);
          const date = isoDate(wallTime(returnAt(pickup, hours), newYork));
          const returns = returnsOn(date, pickup, newYork);
          expect(returns).toContainEqual({ hours, at: returnAt(pickup, hours) });
          expect(returns.every((one) => isoDate(wallTime(one.at, newYork)) === date)).toBe(true);
        },
      ),
    );
  });
});

describe('the hours until another day (X-01)', () => {
  const until = (date: string, hours = 3) =>
    hoursUntil(date, { pickup: NOON, hours, zone: newYork });

  test('keep the time of day of the return', () => {
    expect([until('2026-11-22'), until('2026-11-23')]).toEqual([27, 51]);
  });

  test('stay between one and 720', () => {
    expect([until('2026-11-20'), until('2026-11-21', 14), until('2027-01-05')]).toEqual([
      1, 1, 720,
    ]);
  });
});

describe('the weekend (X-01)', () => {
  test.each([
    { now: '2026-11-25T15:00:00Z', is: '2026-11-28T14:00:00Z' },
    { now: '2026-11-28T13:59:00Z', is: '2026-11-28T14:00:00Z' },
    { now: '2026-11-28T14:00:00Z', is: '2026-12-05T14:00:00Z' },
    { now: '2026-11-29T15:00:00Z', is: '2026-12-05T14:00:00Z' },
  ])('begins at $is when it is $now', ({ now, is }) => {
    expect(weekendPickup(at(now), newYork)).toBe(at(is));
  });
});
