import { money, type Currency, type Money } from '#domain/kernel/money.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';

export type PointTerms = {
  /** Number of points worth one unit of the currency. */
  readonly perUnit: number;
  readonly minimum: number;
};

export type ConversionRefusal =
  | { readonly kind: 'missing' | 'notWhole' | 'tooMany' | 'worthNothing' }
  | TooFew;
type TooFew = { readonly kind: 'tooFew'; readonly minimum: number };

export function parsePoints(
  typed: string,
  have: number,
  terms: PointTerms,
  currency: Currency,
): Result<number, ConversionRefusal> {
  const text = typed.trim();
  if (text === '') return refuse({ kind: 'missing' });
  if (!/^\d{1,9}$/.test(text)) return refuse({ kind: 'notWhole' });
  const points = Number(text);
  const refusal = refusalOf(points, have, terms, currency);
  return refusal ? refuse(refusal) : ok(points);
}

/** Null when the points can be converted. The server uses the same check. */
export function refusalOf(
  points: number,
  have: number,
  terms: PointTerms,
  currency: Currency,
): ConversionRefusal | null {
  if (!Number.isSafeInteger(points) || points < 1) return { kind: 'notWhole' };
  if (points > have) return { kind: 'tooMany' };
  if (points < terms.minimum) return { kind: 'tooFew', minimum: terms.minimum };
  return worthOf(points, terms, currency).minor === 0 ? { kind: 'worthNothing' } : null;
}

export const pointsMissing = (have: number, { minimum }: PointTerms): number =>
  Math.max(0, minimum - have);

/** Value of points in the wallet, rounded down to the smallest coin. */
export const worthOf = (points: number, { perUnit }: PointTerms, currency: Currency): Money =>
  money(Math.floor((points * 10 ** currency.digits) / Math.max(1, perUnit)), currency);

/** Points for an order: a share of its total in whole units of the currency, rounded down. */
export const pointsFor = ({ minor, currency }: Money, percent: number): number =>
  Math.floor((minor * percent) / (100 * 10 ** currency.digits));
