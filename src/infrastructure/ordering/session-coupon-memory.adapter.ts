import * as v from 'valibot';
import type { CouponMemory } from '#application/ordering/coupon-memory.port.ts';
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
export const createSessionCouponMemory = ({ store, visitor }: Browser): CouponMemory => ({
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
