import { isSignedIn } from '#application/account/session.selectors.ts';
import { useSession } from '#ui/account/use-session.ts';
import { MyAddressesEntry } from './my-addresses-entry.tsx';

/** In the menu of narrow windows: the way to a customer's addresses. */
export function AddressesMenuEntry() {
  return useSession(isSignedIn) ? <MyAddressesEntry replace /> : null;
}
