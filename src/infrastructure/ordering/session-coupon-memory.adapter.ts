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
  /** Who visits, as the keys of plain reads say it. */
  readonly visitor: () => string;
};

/** As long as the tab is open, for its visitor alone. What others have written there counts for nothing. */
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
