import type { PurchaseMemory } from '#application/cart/purchase-memory.port.ts';
import { isSamePurchase } from '#domain/cart/purchase.ts';
import type { Place } from './place-orders.use-case.ts';

/** Clears the immediate purchase once it is ordered. A later one stays. */
export const forgettingPurchase =
  (place: Place, memory: Pick<PurchaseMemory, 'recall' | 'forget'>): Place =>
  async (draft, options) => {
    const answer = await place(draft, options);
    const kept = memory.recall()?.purchase;
    if (answer.ok && draft.purchase && kept && isSamePurchase(kept, draft.purchase)) {
      memory.forget();
    }
    return answer;
  };
