import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { CartLine, LineId } from '#domain/cart/cart.ts';
import type { Selection } from '#domain/cart/selection.ts';
import type { Item } from '#domain/catalogue/item.ts';
import type { Result } from '#domain/kernel/result.ts';

/** Every call returns the whole cart, which replaces the local one. */
export type CartAnswer = Result<readonly CartLine[], CallFailure>;

/**
 * Prices, stock and limits are the server's: those sent to it are for information only. The gateway
 * knows principal and module.
 */
export interface CartGateway {
  list(signal: AbortSignal): Promise<CartAnswer>;
  add(item: Item, selection: Selection): Promise<CartAnswer>;
  update(line: LineId, item: Item, selection: Selection): Promise<CartAnswer>;
  remove(line: LineId): Promise<CartAnswer>;
  clear(): Promise<CartAnswer>;
}
