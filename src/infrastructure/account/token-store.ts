import { principalOf } from '#application/account/scope.ts';
import { KEYS } from '#infrastructure/kernel/storage-keys.ts';
import type { Platform } from '#infrastructure/kernel/platform.ts';

/**
 * Where the token is kept: in local storage for a customer who chose "Remember me", else for as
 * long as this tab lives. It is never in both.
 */
export function createTokenStore({
  localStore,
  sessionStore,
}: Pick<Platform, 'localStore' | 'sessionStore'>) {
  /** Removes the token that was held; one that another tab has written since is left alone. */
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
      // One that another tab has written may have been removed there by now: writing it again would bring it back.
      if (chosen.read(KEYS.token) !== token) chosen.write(KEYS.token, token);
      other.remove(KEYS.token);
      localStore.remove(KEYS.guestByChoice);
    },
    /** Signed out: what was refused before is no reason any more. */
    forget: (held: string | null) => {
      localStore.remove(KEYS.refusedToken);
      remove(held);
    },
    /** The server does not know it any more. Other tabs read which one that was before they miss it. */
    forgetRefused: (held: string | null) => {
      if (held !== null) localStore.write(KEYS.refusedToken, markOf(held));
      remove(held);
    },
    /** Which token was refused, where no other reason is known why none is stored. */
    refused(held: string): 'this' | 'another' | null {
      const mark = localStore.read(KEYS.refusedToken);
      if (mark === null) return null;
      return mark === markOf(held) ? 'this' : 'another';
    },
  };
}

/** Tells tokens apart, and is none. */
const markOf = (token: string): string =>
  principalOf({ token, guestId: null, guestByChoice: false, sessionEnded: false }).key;

export type TokenStore = ReturnType<typeof createTokenStore>;
