import { minus, sum, type Money } from '#domain/kernel/money.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import { lineAmount, lineGross, type Cart, type CartLine } from './cart.ts';
import { selectionRefusal, type SelectionRefusal } from './selection-check.ts';
import type { Selection } from './selection.ts';

/** Why a line, as it stands, cannot be ordered from here. `gone`: the store no longer sells the item. */
export type LineUnavailability =
  { readonly kind: 'gone' } | { readonly kind: 'otherZone' } | SelectionRefusal;

export function unavailabilityOf(
  line: CartLine,
  zones: readonly ZoneId[],
): LineUnavailability | null {
  if (line.gone) return { kind: 'gone' };
  if (!zones.includes(line.item.zoneId)) return { kind: 'otherZone' };
  return selectionRefusal(line.item, line.selection);
}

/** The most of a line that can be had, when that is less than what it asks for; else null. */
export function mostOf(line: CartLine): Selection | null {
  const refusal = selectionRefusal(line.item, line.selection);
  const left =
    refusal?.kind === 'outOfStock'
      ? refusal.stock
      : refusal?.kind === 'outOfLimits'
        ? refusal.maximum
        : 0;
  return left > 0 ? { ...line.selection, quantity: quantity(left) } : null;
}

/** Nothing of the line can be had, wherever it is to go: it counts for nothing. */
export const isUnobtainable = (line: CartLine): boolean =>
  line.gone === true || (selectionRefusal(line.item, line.selection) !== null && !mostOf(line));

/** Nothing of the line can be had from here: it counts for nothing, and can only be removed. */
export const isUnavailable = (line: CartLine, zones: readonly ZoneId[]): boolean =>
  isUnobtainable(line) || !zones.includes(line.item.zoneId);

export type CartAmounts = {
  /** The lines that can be had, before their discounts. Free delivery is counted from it (D-13). */
  readonly subtotal: Money;
  /** What their discounts take off: the subtotal less this is the sum of what the lines cost. */
  readonly discount: Money;
  /** How many lines are left out. */
  readonly unavailable: number;
};

export function cartAmounts({ lines, currency }: Cart, zones: readonly ZoneId[]): CartAmounts {
  const counted = lines.filter((line) => !isUnavailable(line, zones));
  const subtotal = sum(counted.map(lineGross), currency);
  const discount = minus(subtotal, sum(counted.map(lineAmount), currency));
  return { subtotal, discount, unavailable: lines.length - counted.length };
}
