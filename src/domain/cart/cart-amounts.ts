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

/** `gone`: the store no longer sells the item. */
export type LineUnavailability =
  | { readonly kind: 'gone' }
  | { readonly kind: 'otherZone' }
  | SelectionRefusal;

export function unavailabilityOf(
  line: CartLine,
  zones: readonly ZoneId[],
): LineUnavailability | null {
  if (line.gone) return { kind: 'gone' };
  if (!zones.includes(line.item.zoneId)) return { kind: 'otherZone' };
  return selectionRefusal(line.item, line.selection);
}

/** Returns the available part of a line; null when all of it is available, or nothing. */
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

/** True when the line cannot be ordered from any zone: it adds nothing to the amounts. */
export const isUnobtainable = (line: CartLine): boolean =>
  line.gone === true || (selectionRefusal(line.item, line.selection) !== null && !mostOf(line));

/** True when nothing of the line can be ordered from this zone: it adds nothing and can only be removed. */
export const isUnavailable = (line: CartLine, zones: readonly ZoneId[]): boolean =>
  isUnobtainable(line) || !zones.includes(line.item.zoneId);

/**
 * Amounts of the available lines, priced store by store. Free delivery is counted from the subtotal (D-13);
 * `cost` is the sum of the lines.
 */
export type CartAmounts = GoodsAmounts & {
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

export const storeGoods = ({ lines }: Pick<StoreGroup, 'lines'>, currency: Currency) =>
  goodsAmounts(lines.map(pricedLine), currency);

/** The amounts add up to the cost of the store's goods. */
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
