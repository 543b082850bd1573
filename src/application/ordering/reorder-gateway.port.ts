import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { OrderClaim } from '#domain/ordering/order.ts';
import type { Reorder } from '#domain/ordering/reorder.ts';

/**
 * Why an order is not put into the cart: it holds another store's goods, or what can be had is not what was
 * shown any more.
 */
export type PutAgainFailure =
  | CallFailure
  | { readonly kind: 'otherStore'; readonly said: string }
  | { readonly kind: 'changed' };

/** Orders what was ordered before. */
export interface ReorderGateway {
  /** What of it can be had now. Nothing is put into the cart. */
  check(claim: OrderClaim, signal: AbortSignal): Promise<Result<Reorder, CallFailure>>;
  /** All that can be had, in one go, as it was shown. `replaces`: another store's goods may leave the cart. */
  putIntoCart(
    reorder: Reorder,
    options: { readonly replaces: boolean; readonly signal: AbortSignal },
  ): Promise<Result<null, PutAgainFailure>>;
}
