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
  const forget = (held: string | null) => {
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
    forget,
  };
}

export type TokenStore = ReturnType<typeof createTokenStore>;
