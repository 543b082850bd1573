import type { KeptPurchase } from '#domain/cart/purchase.ts';
import type { Selection } from '#domain/cart/selection.ts';
import type { Item } from '#domain/catalogue/item.ts';

/** Keeps what is bought now for as long as the tab is open, so that a reload of the checkout keeps it. */
export interface PurchaseMemory {
  /** One purchase at a time: it takes the place of an earlier one. */
  save(item: Item, selection: Selection): void;
  recall(): KeptPurchase | null;
  forget(): void;
}
