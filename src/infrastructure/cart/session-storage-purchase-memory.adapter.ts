import * as v from 'valibot';
import type { PurchaseMemory } from '#application/cart/purchase-memory.port.ts';
import type { KeptPurchase } from '#domain/cart/purchase.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import { storedPurchase, toKeptPurchase, toStored } from './purchase.wire.ts';

type Browser = {
  readonly store: KeyValueStore;
  readonly customer: () => KeptPurchase['customer'];
  readonly now: () => Instant;
};

/** Survives a reload, but not the tab. Unreadable content is dropped. */
export function createSessionStoragePurchaseMemory({
  store,
  customer,
  now,
}: Browser): PurchaseMemory {
  const forget = () => store.remove(KEYS.buyNow);
  return {
    save: (item, selection) =>
      store.write(
        KEYS.buyNow,
        JSON.stringify(toStored(item, selection, { customer: customer(), keptAt: now() })),
      ),
    recall() {
      const text = store.read(KEYS.buyNow);
      if (text === null) return null;
      const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), storedPurchase), text);
      if (stored.success) return toKeptPurchase(stored.output);
      forget();
      return null;
    },
    forget,
  };
}
