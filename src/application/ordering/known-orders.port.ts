import type { OrderClaim, OrderId, PlacedOrder } from '#domain/ordering/order.ts';

/**
 * What this tab knows of orders that were placed or followed in it, so that neither a reload nor a link
 * needs the phone number in the address.
 */
export interface KnownOrders {
  save(order: PlacedOrder): void;
  /** Those of them that were placed here. */
  placed(ids: readonly OrderId[]): readonly PlacedOrder[];
  saveClaim(claim: OrderClaim): void;
  /** The phone number given with an order, where it is known here. */
  phoneOf(id: OrderId): string | null;
}
