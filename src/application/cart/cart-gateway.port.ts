import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { CartLine, LineId } from '#domain/cart/cart.ts';
import type { Selection } from '#domain/cart/selection.ts';
import type { Item } from '#domain/catalogue/item.ts';
import type { Result } from '#domain/kernel/result.ts';

/** Every call answers the whole cart as the app sees it, which replaces ours. */
export type CartAnswer = Result<readonly CartLine[], CallFailure>;

/**
 * Where the cart is kept. Prices, stock and limits are the app's own: what is sent of them is for
 * information only. Who asks, and in which module, is known to the gateway.
 */
export interface CartGateway {
  list(signal: AbortSignal): Promise<CartAnswer>;
  add(item: Item, selection: Selection): Promise<CartAnswer>;
  update(line: LineId, item: Item, selection: Selection): Promise<CartAnswer>;
  remove(line: LineId): Promise<CartAnswer>;
  clear(): Promise<CartAnswer>;
}
