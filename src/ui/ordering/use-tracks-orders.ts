import { isSignedIn } from '#application/account/session/selectors.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { tracksOrders } from '#domain/catalogue/module.ts';
import { useSession } from '#ui/account/use-session.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

export function useTracksOrders(): boolean {
  const signedIn = useSession(isSignedIn);
  const module = useStorefront(select.module);
  return !signedIn && (!module || tracksOrders(module.type));
}
