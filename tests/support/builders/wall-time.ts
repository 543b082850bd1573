import type { WallTime } from '#domain/kernel/wall-clock.ts';

/** Saturday, 21 November 2026, at noon. */
export const aWallTime = (facts: Partial<WallTime> = {}): WallTime => ({
  year: 2026,
  month: 11,
  day: 21,
  weekday: 6,
  minute: 720,
  ...facts,
});
