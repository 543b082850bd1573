import type { KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

/**
 * Data that the next person at this browser must not see: typed, sent, placed, tracked and searched, with
 * names, phone numbers and places. Data stored by customer, and read for no other, is not included.
 */
const PERSONAL = [
  KEYS.placementKeys,
  KEYS.bookingKeys,
  KEYS.knownOrders,
  KEYS.knownTrips,
  KEYS.knownParcels,
  KEYS.parcelForm,
  KEYS.parcelKey,
  KEYS.searchedTrip,
  KEYS.buyNow,
  KEYS.orderCoupon,
  KEYS.recentDestinations,
  KEYS.recentSearches,
] as const;

/** The caller passes both stores: each key is in one of them. */
export function forgetPersonalData(...stores: readonly KeyValueStore[]): void {
  for (const store of stores) {
    for (const key of PERSONAL) store.remove(key);
  }
}
