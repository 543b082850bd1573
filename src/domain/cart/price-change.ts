import type { Money } from '#domain/kernel/money.ts';
import type { CartLine } from './cart.ts';
import { pricePerPiece } from './selection-price.ts';

export type PriceChange = { readonly from: Money; readonly to: Money };

/**
 * Null when the price equals the shown one, or that is unknown. A change of the line by the customer clears
 * it: the server then stores the new price.
 */
export function priceChange({ item, selection, shownPrice }: CartLine): PriceChange | null {
  const to = pricePerPiece(item, selection);
  return shownPrice && shownPrice.minor !== to.minor ? { from: shownPrice, to } : null;
}
