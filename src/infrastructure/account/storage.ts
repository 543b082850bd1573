import { principalOf } from '#application/account/scope.ts';
import type { KeyValueStore } from '#infrastructure/kernel/key-value-store.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';

/**
 * Stores the token in local storage for a customer who chose "Remember me", else in session storage. It is
 * never in both.
 */
export function createTokenStore({
  localStore,
  sessionStore,
}: Pick<Platform, 'localStore' | 'sessionStore'>) {
  /** Removes this token, but not a later one of another tab. */
  const remove = (held: string | null) => {
    for (const store of [localStore, sessionStore]) {
      if (store.read(KEYS.token) === held) store.remove(KEYS.token);
    }
    localStore.remove(KEYS.guestByChoice);
  };
  return {
    read: () => localStore.read(KEYS.token) ?? sessionStore.read(KEYS.token),
    save: (token: string, rememberMe: boolean) => {
      const [chosen, other] = rememberMe ? [localStore, sessionStore] : [sessionStore, localStore];
      // Another tab may have removed the token that it wrote: writing it again would restore it.
      if (chosen.read(KEYS.token) !== token) chosen.write(KEYS.token, token);
      other.remove(KEYS.token);
      localStore.remove(KEYS.guestByChoice);
    },
    /** Signing out also clears the record of a refused token. */
    forget: (held: string | null) => {
      localStore.remove(KEYS.refusedToken);
      remove(held);
    },
    /**
     * The server does not know the token any more. The record is written first, so that other tabs read it
     * before they notice the missing token.
     */
    forgetRefused: (held: string | null) => {
      if (held !== null) localStore.write(KEYS.refusedToken, markOf(held));
      remove(held);
    },
    /**
     * Compares a token with the refused one; null when none was refused: then a missing token has another
     * reason.
     */
    refused(held: string): 'this' | 'another' | null {
      const mark = localStore.read(KEYS.refusedToken);
      if (mark === null) return null;
      return mark === markOf(held) ? 'this' : 'another';
    },
  };
}

/** Identifies a token without revealing it. */
const markOf = (token: string): string =>
  principalOf({ token, guestId: null, guestByChoice: false, sessionEnded: false }).key;

export type TokenStore = ReturnType<typeof createTokenStore>;

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
