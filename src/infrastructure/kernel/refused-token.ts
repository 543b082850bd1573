import type { Edges } from './edges.ts';
import { KEYS } from './storage-keys.ts';
import type { StorefrontHandle } from './storefront-handle.ts';

/**
 * Tells the session which token the server refused. Calls carry the token that the browser keeps: when
 * that one is refused and was changed behind the session's back, it goes, and the session ends with it.
 */
export const refusedToken =
  (
    { localStore, sessionStore }: Pick<Edges, 'localStore' | 'sessionStore'>,
    storefront: StorefrontHandle,
  ) =>
  (refused: string): void => {
    const keeping = [localStore, sessionStore].filter(
      (store) => store.read(KEYS.token) === refused,
    );
    const { token: held } = storefront.actor().getSnapshot().context.session.getSnapshot().context;
    const isForeign = keeping.length > 0 && held !== null && held !== refused;
    if (isForeign) for (const store of keeping) store.remove(KEYS.token);
    storefront.tell.session({ type: 'token.refuse', token: isForeign ? held : refused });
  };
