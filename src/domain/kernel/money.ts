import { Defect } from './defect.ts';

export type Currency<Code extends string = string> = Readonly<{ code: Code; digits: number }>;

/** An exact amount: a whole number of the currency's smallest unit. Never a float. */
export type Money<Code extends string = string> = {
  readonly minor: number;
  readonly currency: Currency<Code>;
};

export function money<Code extends string>(minor: number, currency: Currency<Code>): Money<Code> {
  if (!Number.isSafeInteger(minor)) throw new Defect(`Not a whole minor unit: ${minor}`);
  return { minor, currency };
}

export const nothing = (currency: Currency): Money => money(0, currency);

export function plus<Code extends string>(a: Money<Code>, b: Money<NoInfer<Code>>): Money<Code> {
  requireSameCurrency(a, b);
  return money(a.minor + b.minor, a.currency);
}

export function minus<Code extends string>(a: Money<Code>, b: Money<NoInfer<Code>>): Money<Code> {
  requireSameCurrency(a, b);
  return money(a.minor - b.minor, a.currency);
}

/** Owners write 0 for no limit. */
export const limitOf = (amount: Money | null): Money | null =>
  amount !== null && amount.minor > 0 ? amount : null;

/** Negative when `a` is less than `b`, positive when it is more. */
export function compare<Code extends string>(a: Money<Code>, b: Money<NoInfer<Code>>): number {
  requireSameCurrency(a, b);
  return a.minor - b.minor;
}

export const isMore = (a: Money, b: Money): boolean => compare(a, b) > 0;
export const isLess = (a: Money, b: Money): boolean => compare(a, b) < 0;

/** `count` is a whole number. */
export const times = (amount: Money, count: number): Money =>
  money(amount.minor * count, amount.currency);

export const sum = (amounts: readonly Money[], currency: Currency): Money =>
  amounts.reduce<Money>(plus, nothing(currency));

/** Leaves exact arithmetic: for formatting only. */
export const toDecimal = ({ minor, currency }: Money): number => minor / 10 ** currency.digits;

/**
 * Reads a decimal amount of the wire, such as 12.5 or "12.50", to the nearest minor unit, half up. The
 * shortest decimal form of the number decides, so 1.005 is 1.005 and not its binary neighbour.
 */
export function fromDecimal(decimal: number | string, currency: Currency): Money {
  const text = typeof decimal === 'number' ? plainDecimal(decimal) : decimal.trim();
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!parts) throw new Defect(`Not a decimal amount: ${JSON.stringify(decimal)}`);
  const [, sign, whole = '0', fraction = ''] = parts;
  const kept = fraction.slice(0, currency.digits).padEnd(currency.digits, '0');
  const roundsUp = Number(fraction[currency.digits] ?? '0') >= 5;
  const magnitude = Number(whole + kept) + (roundsUp ? 1 : 0);
  return money(sign && magnitude !== 0 ? -magnitude : magnitude, currency);
}

function plainDecimal(decimal: number): string {
  if (!Number.isFinite(decimal)) throw new Defect(`Not a decimal amount: ${decimal}`);
  const text = String(decimal);
  return text.includes('e') ? decimal.toFixed(12) : text;
}

export function requireSameCurrency(a: Pick<Money, 'currency'>, b: Pick<Money, 'currency'>): void {
  const same = a.currency.code === b.currency.code && a.currency.digits === b.currency.digits;
  if (!same) throw new Defect(`Cannot combine ${b.currency.code} with ${a.currency.code}`);
}
