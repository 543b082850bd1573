import * as v from 'valibot';
import type { CouponMemory } from '#application/ordering/coupon-memory.port.ts';
import type { KnownOrders } from '#application/ordering/known-orders.port.ts';
import type { OrderDraft } from '#domain/ordering/order-draft.ts';
import { createKnown } from '#infrastructure/account/known.storage.ts';
import type { DraftKind } from '#infrastructure/account/placement-keys.storage.ts';
import type { KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

const kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ visitor: v.string(), page: v.string(), code: v.pipe(v.string(), v.nonEmpty()) }),
);

type Browser = {
  readonly store: KeyValueStore;
  /** The visitor as named in the keys of plain reads. */
  readonly visitor: () => string;
};

/** Stored for the life of the tab. Content of another visitor is ignored. */
export const createCouponMemory = ({ store, visitor }: Browser): CouponMemory => ({
  save: (page, code) => {
    if (code === null) store.remove(KEYS.orderCoupon);
    else store.write(KEYS.orderCoupon, JSON.stringify({ visitor: visitor(), page, code }));
  },
  recall: (page) => {
    const read = v.safeParse(kept, store.read(KEYS.orderCoupon));
    if (!read.success) return null;
    const { output } = read;
    return output.visitor === visitor() && output.page === page ? output.code : null;
  },
});

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

export const createKnownOrders = (store: KeyValueStore): KnownOrders =>
  createKnown(store, KEYS.knownOrders);
