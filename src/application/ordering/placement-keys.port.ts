import type { StoreId } from '#domain/catalogue/store.ts';
import type { OrderDraft } from '#domain/ordering/order-draft.ts';

/**
 * Keeps, across a reload of the page, which orders were sent and under which key, until an
 * answer has come. Sending the same draft again gets the same key.
 */
export interface PlacementKeys {
  keyFor(draft: OrderDraft): string;
  /** The answer has come, or the customer gave the order up. */
  settle(store: StoreId): void;
  /** What was sent and never answered. */
  unsettled(): readonly OrderDraft[];
}
