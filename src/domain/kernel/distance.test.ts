import { describe, expect, test } from 'vitest';
import { DISTANCE_UNITS, shownDistance } from './distance.ts';

test.each([
  [0, 'km', 50, 'm'],
  [349, 'km', 350, 'm'],
  [974, 'km', 950, 'm'],
  [975, 'km', 1, 'km'],
  [2_450, 'km', 2.5, 'km'],
  [11_432, 'km', 11.4, 'km'],
  [0, 'mi', 50, 'ft'],
  [100, 'mi', 350, 'ft'],
  [161, 'mi', 0.1, 'mi'],
  [2_450, 'mi', 1.5, 'mi'],
  [160_934, 'mi', 100, 'mi'],
] as const)('%i metres in %s are said as %d %s', (metres, shownIn, count, unit) => {
  expect(shownDistance(metres, shownIn)).toEqual({ count, unit });
});

describe.each(DISTANCE_UNITS)('in %s', (shownIn) => {
  test('a longer way is never said to be shorter', () => {
    const lengthOf = { m: 1, ft: 0.3048, km: 1_000, mi: 1_609.344 };
    let before = 0;
    for (let metres = 0; metres < 30_000; metres += 7) {
      const { count, unit } = shownDistance(metres, shownIn);
      const said = count * lengthOf[unit];
      expect(said, String(metres)).toBeGreaterThanOrEqual(before - 0.001);
      before = said;
    }
  });
});
