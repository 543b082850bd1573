import type { KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

/**
 * What the next person at this browser is not to meet: what was typed, sent, placed, tracked and searched, with names,
 * phone numbers and places. What is filed under its customer, and is read for no other, is not among it.
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

/** Each of it is in one of the two, which need not be known here. */
export function forgetPersonalData(...stores: readonly KeyValueStore[]): void {
  for (const store of stores) {
    for (const key of PERSONAL) store.remove(key);
  }
}
