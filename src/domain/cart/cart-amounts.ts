import { sum, type Currency, type Money } from '#domain/kernel/money.ts';
import { quantity } from '#domain/kernel/quantity.ts';
import type { ZoneId } from '#domain/location/zone.ts';
import { amountsOfLines, goodsAmounts, type GoodsAmounts } from '#domain/pricing/line-price.ts';
import {
  byStore,
  pricedLine,
  type Cart,
  type CartLine,
  type LineId,
  type StoreGroup,
} from './cart.ts';
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

/**
 * The lines that can be had, store by store as their orders are priced. Free delivery is counted from the
 * subtotal (D-13), and `cost` is what the lines cost together.
 */
export type CartAmounts = GoodsAmounts & {
  /** How many lines are left out. */
  readonly unavailable: number;
};

export function cartAmounts({ lines, currency }: Cart, zones: readonly ZoneId[]): CartAmounts {
  const counted = lines.filter((line) => !isUnavailable(line, zones));
  const stores = byStore({ lines: counted, currency }).map((store) => storeGoods(store, currency));
  const of = (part: keyof GoodsAmounts) =>
    sum(
      stores.map((goods) => goods[part]),
      currency,
    );
  return {
    subtotal: of('subtotal'),
    discount: of('discount'),
    cost: of('cost'),
    unavailable: lines.length - counted.length,
  };
}

/** The goods of one store's order. */
export const storeGoods = ({ lines }: Pick<StoreGroup, 'lines'>, currency: Currency) =>
  goodsAmounts(lines.map(pricedLine), currency);

/** What each line of one store costs that can be had: together they cost what its goods cost. */
export function lineAmounts(
  { lines }: Pick<StoreGroup, 'lines'>,
  zones: readonly ZoneId[],
): ReadonlyMap<LineId, Money> {
  const counted = lines.filter((line) => !isUnavailable(line, zones));
  const amounts = amountsOfLines(counted.map(pricedLine));
  return new Map(
    counted.flatMap(({ id }, at) => {
      const amount = amounts[at];
      return amount ? [[id, amount] as const] : [];
    }),
  );
}
