import type { CallFailure } from '#application/kernel/call-failure.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { OrderClaim } from '#domain/ordering/order.ts';
import type { Reorder } from '#domain/ordering/reorder.ts';

/** The cart holds another store's goods, or availability has changed since the list was shown. */
export type PutAgainFailure =
  | CallFailure
  | { readonly kind: 'otherStore'; readonly said: string }
  | { readonly kind: 'changed' };

export interface ReorderGateway {
  /** Current availability. Puts nothing into the cart. */
  check(claim: OrderClaim, signal: AbortSignal): Promise<Result<Reorder, CallFailure>>;
  /**
   * Adds everything available at once, as it was shown. `replaces`: another store's goods may leave
   * the cart.
   */
  putIntoCart(
    reorder: Reorder,
    options: { readonly replaces: boolean; readonly signal: AbortSignal },
  ): Promise<Result<null, PutAgainFailure>>;
}
