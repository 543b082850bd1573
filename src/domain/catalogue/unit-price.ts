import { money, type Money } from '#domain/kernel/money.ts';

export const MEASURES = ['g', 'kg', 'ml', 'l', 'oz', 'lb', 'floz'] as const;
export type Measure = (typeof MEASURES)[number];

export type UnitSize = { readonly amount: number; readonly measure: Measure };

const WORDS: Readonly<Record<string, Measure>> = {
  ...{
    g: 'g',
    gm: 'g',
    gram: 'g',
    grams: 'g',
    kg: 'kg',
    kgs: 'kg',
    kilogram: 'kg',
    kilograms: 'kg',
  },
  ...{ ml: 'ml', l: 'l', ltr: 'l', litre: 'l', litres: 'l', liter: 'l', liters: 'l' },
  ...{ oz: 'oz', lb: 'lb', lbs: 'lb', 'fl oz': 'floz' },
};

/** Reads "500 g", "1.5 L" or "8 fl oz"; null for items that are not measured, such as a bunch or a pair. */
export function parseUnitSize(text: string | null): UnitSize | null {
  const [, figure = '', word = ''] =
    /^(\d{1,6}(?:\.\d{1,3})?)\s*([a-z]+(?: [a-z]+)?)\.?$/.exec((text ?? '').trim().toLowerCase()) ??
    [];
  const measure = WORDS[word];
  const amount = Number(figure);
  return measure !== undefined && amount > 0 ? { amount, measure } : null;
}

/** The unit of comparison for each measure, and how many of the measure one unit holds. */
const COMPARED: Readonly<Record<Measure, { readonly by: Measure; readonly inOne: number }>> = {
  g: { by: 'kg', inOne: 1000 },
  kg: { by: 'kg', inOne: 1 },
  ml: { by: 'l', inOne: 1000 },
  l: { by: 'l', inOne: 1 },
  oz: { by: 'lb', inOne: 16 },
  lb: { by: 'lb', inOne: 1 },
  floz: { by: 'floz', inOne: 1 },
};

export type UnitPrice = { readonly price: Money; readonly measure: Measure };

/**
 * Price of a kilogram, a litre, a pound or a fluid ounce, rounded half up; null when the size is exactly one
 * unit.
 */
export function unitPriceOf(price: Money, { amount, measure }: UnitSize): UnitPrice | null {
  const { by, inOne } = COMPARED[measure];
  if (amount === inOne) return null;
  // In thousandths, the finest precision of a written size.
  const thousandths = BigInt(Math.round(amount * 1000));
  const scaled = BigInt(price.minor) * BigInt(inOne) * 1000n;
  const rounded = (2n * scaled + thousandths) / (2n * thousandths);
  return { price: money(Number(rounded), price.currency), measure: by };
}
