import type { KnownTrips } from '#application/rental/known-trips.port.ts';
import { createKnown } from '#infrastructure/account/known.storage.ts';
import type { KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

export const createKnownTrips = (store: KeyValueStore): KnownTrips =>
  createKnown(store, KEYS.knownTrips);
