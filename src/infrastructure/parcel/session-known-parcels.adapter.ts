import type { KnownParcels } from '#application/parcel/known-parcels.port.ts';
import { createSessionKnown } from '#infrastructure/account/session-known.ts';
import type { KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

export const createSessionKnownParcels = (store: KeyValueStore): KnownParcels =>
  createSessionKnown(store, KEYS.knownParcels);
