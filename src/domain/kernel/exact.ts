import { minus, money, requireSameCurrency, type Currency, type Money } from './money.ts';
import { WHOLE, type Rate } from './rate.ts';

/**
 * An unrounded amount: a fraction of minor units. It exists only inside pricing, between the facts and one
 * `round`, so that a sum of shares never loses a unit.
 */
export type Exact = {
  readonly numerator: bigint;
  readonly denominator: bigint;
  readonly currency: Currency;
};

export const exactly = ({ minor, currency }: Money): Exact => ({
  numerator: BigInt(minor),
  denominator: 1n,
  currency,
});

export function add(a: Exact, b: Exact): Exact {
  requireSameCurrency(a, b);
  return reduced(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
    a.currency,
  );
}

export const subtract = (a: Exact, b: Exact): Exact => add(a, { ...b, numerator: -b.numerator });

export const multiply = (a: Exact, count: number): Exact =>
  reduced(a.numerator * BigInt(count), a.denominator, a.currency);

export const shareOf = (whole: Exact, share: Rate): Exact =>
  reduced(whole.numerator * BigInt(share), whole.denominator * BigInt(WHOLE), whole.currency);

/** The part of `gross` that is tax when tax is already inside: gross − gross ÷ (1 + rate). */
export const includedShareOf = (gross: Exact, share: Rate): Exact =>
  reduced(
    gross.numerator * BigInt(share),
    gross.denominator * BigInt(WHOLE + share),
    gross.currency,
  );

export const lesser = (a: Exact, b: Exact): Exact => (isAbove(a, b) ? b : a);

export function isAbove(a: Exact, b: Exact): boolean {
  requireSameCurrency(a, b);
  return a.numerator * b.denominator > b.numerator * a.denominator;
}

/** The only place where an amount is rounded. A half minor unit rounds up, away from zero. */
export function round({ numerator, denominator, currency }: Exact): Money {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = Number((2n * magnitude + denominator) / (2n * denominator));
  return money(numerator < 0n && rounded !== 0 ? -rounded : rounded, currency);
}

/**
 * Rounds parts of a whole, none below zero, so that they add up to the rounded whole. Each differs from its
 * exact amount by less than one minor unit.
 */
export function roundedParts(parts: readonly Exact[]): readonly Money[] {
  let before: Exact | null = null;
  return parts.map((part) => {
    const after: Exact = before ? add(before, part) : part;
    const rounded = before ? minus(round(after), round(before)) : round(after);
    before = after;
    return rounded;
  });
}

function reduced(numerator: bigint, denominator: bigint, currency: Currency): Exact {
  const divisor = greatestCommonDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor, currency };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? 1n : a;
}
