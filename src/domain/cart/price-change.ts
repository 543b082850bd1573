import type { Money } from '#domain/kernel/money.ts';
import type { CartLine } from './cart.ts';
import { pricePerPiece } from './selection-price.ts';

/** What one piece cost when the line was chosen, and what it costs now. */
export type PriceChange = { readonly from: Money; readonly to: Money };

/**
 * Null while the price is the one that was shown, or it is not known which one was. It lasts until the
 * customer changes the line: then they have seen the new price, and the server keeps that one.
 */
export function priceChange({ item, selection, shownPrice }: CartLine): PriceChange | null {
  const to = pricePerPiece(item, selection);
  return shownPrice && shownPrice.minor !== to.minor ? { from: shownPrice, to } : null;
}
