import type { Branded } from './brand.ts';
import { Defect } from './defect.ts';

/** Millionths: 8.875 % is 88 750. An integer, so a rate has no hidden tail. */
export type Rate = Branded<number, 'Rate'>;

export const WHOLE = 1_000_000;

export function rate(millionths: number): Rate {
  if (!Number.isSafeInteger(millionths) || millionths < 0) {
    throw new Defect(`Not a rate: ${millionths}`);
  }
  return millionths as Rate;
}

/** Reads a percent of the wire, such as 8.875, exact to four decimals of a percent. */
export const rateOfPercent = (percent: number): Rate => rate(Math.round(percent * 10_000));

export const toPercent = (share: Rate): number => share / 10_000;
