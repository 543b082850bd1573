import type { KeptPurchase } from '#domain/cart/purchase.ts';
import type { Selection } from '#domain/cart/selection.ts';
import type { Item } from '#domain/catalogue/item.ts';

/** Stores the immediate purchase in this tab, so that a reload of the checkout keeps it. */
export interface PurchaseMemory {
  /** One purchase at a time: replaces the earlier one. */
  save(item: Item, selection: Selection): void;
  recall(): KeptPurchase | null;
  forget(): void;
}
