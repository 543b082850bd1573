import { money, type Currency, type Money } from '#domain/kernel/money.ts';
import { ok, refuse, type Result } from '#domain/kernel/result.ts';

/** What the owner gives for points. */
export type PointTerms = {
  /** How many points are worth one unit of the currency. */
  readonly perUnit: number;
  /** How many have to be converted at once, at least. */
  readonly minimum: number;
};

export type ConversionRefusal =
  { readonly kind: 'missing' | 'notWhole' | 'tooMany' | 'worthNothing' } | TooFew;
type TooFew = { readonly kind: 'tooFew'; readonly minimum: number };

/** Points as they are typed, judged against what the customer has. */
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

/** Why so many points are not converted; null where they are. The server asks the same. */
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

/** How many more have to be earned until some can be converted. */
export const pointsMissing = (have: number, { minimum }: PointTerms): number =>
  Math.max(0, minimum - have);

/** What points become in the wallet. What is less than the smallest coin is not paid out. */
export const worthOf = (points: number, { perUnit }: PointTerms, currency: Currency): Money =>
  money(Math.floor((points * 10 ** currency.digits) / Math.max(1, perUnit)), currency);

/** What an order earns: a share of its total in whole units of the currency, whole points alone. */
export const pointsFor = ({ minor, currency }: Money, percent: number): number =>
  Math.floor((minor * percent) / (100 * 10 ** currency.digits));
