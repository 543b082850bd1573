import { FormattedMessage } from 'react-intl';
import { isSignedIn } from '#application/account/session/selectors.ts';
import * as select from '#application/wishlist/wishlist/selectors.ts';
import { SignInButton } from '#ui/account/parts/sign-in-button.tsx';
import { useSession } from '#ui/account/use-session.ts';
import { DrawerShell } from '#ui/design/drawer-shell.tsx';
import { EmptyState } from '#ui/design/empty-state.tsx';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useQueryValue } from '#ui/kernel/use-address.ts';
import { messages } from '#ui/wishlist/drawer.messages.ts';
import { useWishlist } from '#ui/wishlist/use-wishlist.ts';
import { WishlistContent } from '#ui/wishlist/parts/wishlist-content.tsx';

export function WishlistDrawer() {
  return useQueryValue('drawer') === 'wishlist' ? <OpenWishlistDrawer /> : null;
}

function OpenWishlistDrawer() {
  const { navigator } = useServices();
  const signedIn = useWishlist(select.isOfCustomer, useSession(isSignedIn));
  return (
    <DrawerShell
      linked
      firstFocus="title"
      title={<FormattedMessage {...messages.title} />}
      width="460px"
      padding="0"
      onClose={() => navigator.closeOverlay()}
    >
      {signedIn ? <WishlistContent /> : <SignInFirst />}
    </DrawerShell>
  );
}

const SignInFirst = () => (
  <EmptyState
    art="heart"
    title={<FormattedMessage {...messages.signedOut} />}
    text={<FormattedMessage {...messages.signedOutText} />}
    action={<SignInButton mt="2" />}
  />
);
