import type { Branded } from './brand.ts';
import { Defect } from './defect.ts';
import { ok, refuse, type Result } from './result.ts';

/** A whole number, at least one. "None" is the absence of a line. */
export type Quantity = Branded<number, 'Quantity'>;

export const ONE = 1 as Quantity;

export type QuantityRefusal =
  | { readonly kind: 'notWhole'; readonly given: number }
  | { readonly kind: 'belowOne'; readonly given: number };

export function parseQuantity(given: number): Result<Quantity, QuantityRefusal> {
  if (!Number.isSafeInteger(given)) return refuse({ kind: 'notWhole', given });
  if (given < 1) return refuse({ kind: 'belowOne', given });
  return ok(given as Quantity);
}

export function quantity(given: number): Quantity {
  const parsed = parseQuantity(given);
  if (!parsed.ok) throw new Defect(`Not a quantity: ${given}`);
  return parsed.value;
}

export const stepUp = (from: Quantity): Quantity => quantity(from + 1);

export const stepDown = (from: Quantity): Quantity => quantity(Math.max(1, from - 1));
