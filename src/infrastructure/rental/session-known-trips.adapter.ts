import type { KnownTrips } from '#application/rental/known-trips.port.ts';
import { createSessionKnown } from '#infrastructure/account/session-known.ts';
import type { KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

export const createSessionKnownTrips = (store: KeyValueStore): KnownTrips =>
  createSessionKnown(store, KEYS.knownTrips);
