import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import type { DraftKind } from '#infrastructure/account/session-placement-keys.adapter.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

/** One per store. */
export const ORDER_DRAFTS: DraftKind<OrderDraft> = {
  name: KEYS.placementKeys,
  replaces: (draft, { storeId, purchase }) =>
    draft.storeId === storeId && Boolean(draft.purchase) === Boolean(purchase),
  isDraft: (value) => {
    const { storeId, total, contact } = value as Partial<OrderDraft>;
    return (
      typeof storeId === 'number' &&
      typeof total?.minor === 'number' &&
      typeof contact?.phone === 'string'
    );
  },
};
