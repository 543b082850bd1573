import type { KnownTrips } from '#application/rental/known-trips.port.ts';
import type { TripClaim } from '#domain/rental/trip.ts';
import { createSessionKnownClaims } from '#infrastructure/account/session-known-claims.ts';
import type { KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

export function createSessionKnownTrips(store: KeyValueStore): KnownTrips {
  const known = createSessionKnownClaims<'Trip', { readonly claim: TripClaim }>({
    store,
    key: KEYS.knownTrips,
    isRow: () => true,
  });
  return {
    saveClaim: (claim) => {
      if (claim.phone !== null) known.save({ claim });
    },
    phoneOf: (id) => known.find(id)?.claim.phone ?? null,
  };
}
