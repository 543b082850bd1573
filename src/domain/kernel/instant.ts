import type { Branded } from './brand.ts';
import { Defect } from './defect.ts';

/** Milliseconds since 1970-01-01T00:00:00Z by the server's clock, never the device's. */
export type Instant = Branded<number, 'Instant'>;

export function instant(milliseconds: number): Instant {
  if (!Number.isFinite(milliseconds)) throw new Defect(`Not a moment: ${milliseconds}`);
  return Math.trunc(milliseconds) as Instant;
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * 60 * MINUTE;

export const later = (moment: Instant, milliseconds: number): Instant =>
  instant(moment + milliseconds);
