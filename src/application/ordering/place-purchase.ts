import type { PurchaseMemory } from '#application/cart/purchase-memory.port.ts';
import { isSamePurchase } from '#domain/cart/purchase.ts';
import type { Place } from './place-orders.use-case.ts';

/** Once it is ordered, what was bought now is kept no more. A later one stays. */
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
