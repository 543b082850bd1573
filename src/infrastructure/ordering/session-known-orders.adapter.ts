import type { KnownOrders } from '#application/ordering/known-orders.port.ts';
import { createSessionKnown } from '#infrastructure/account/session-known.ts';
import type { KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

export const createSessionKnownOrders = (store: KeyValueStore): KnownOrders =>
  createSessionKnown(store, KEYS.knownOrders);
