import { describe, expect, test } from 'vitest';
import { ALL_DAY, isWithin, parseTimeOfDay, timeOfDay } from './time-window.ts';

const night = { opens: 22 * 60, closes: 2 * 60 };

describe('a daily window', () => {
  test.each([
    { window: { opens: 570, closes: 1320 }, minute: 569, inside: false, because: 'a minute early' },
    { window: { opens: 570, closes: 1320 }, minute: 570, inside: true, because: 'it opens' },
    { window: { opens: 570, closes: 1320 }, minute: 1320, inside: false, because: 'it closes' },
    { window: night, minute: 23 * 60, inside: true, because: 'before midnight' },
    { window: night, minute: 60, inside: true, because: 'after midnight' },
    { window: night, minute: 12 * 60, inside: false, because: 'at noon' },
    { window: ALL_DAY, minute: 0, inside: true, because: 'all day' },
  ])('is $inside $because (ITEM-30)', ({ window, minute, inside }) => {
    expect(isWithin(window, minute)).toBe(inside);
  });

  test('reads times of day and nothing else', () => {
    expect(parseTimeOfDay('09:30')).toBe(570);
    expect(parseTimeOfDay('22:00:00')).toBe(1320);
    expect(parseTimeOfDay('24:00')).toBeNull();
    expect(parseTimeOfDay('noon')).toBeNull();
    expect(timeOfDay(570)).toBe('09:30');
  });
});
