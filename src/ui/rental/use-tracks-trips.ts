import { isSignedIn } from '#application/account/session/selectors.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { useSession } from '#ui/account/use-session.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';

export function useTracksTrips(): boolean {
  const signedIn = useSession(isSignedIn);
  const module = useStorefront(select.module);
  return !signedIn && module?.type === 'rental';
}
