import { FormattedMessage } from 'react-intl';
import { isSignedIn } from '#application/account/session.selectors.ts';
import { paths } from '#application/kernel/path.ts';
import { useSession } from '#ui/account/use-session.ts';
import { Icon } from '#ui/design/icon.tsx';
import { MenuLink } from '#ui/design/menu-link.tsx';
import { messages } from '#ui/ordering/entries.messages.ts';
import { useTracksOrders } from '#ui/ordering/use-tracks-orders.ts';
import { MyOrdersEntry } from './my-orders-entry.tsx';

/** In the menu of narrow windows: the way to one's orders. */
export function OrdersMenuEntry() {
  const signedIn = useSession(isSignedIn);
  const tracks = useTracksOrders();
  if (signedIn) return <MyOrdersEntry replace />;
  return tracks ? (
    <MenuLink to={paths.trackOrder()} replace>
      <Icon name="truck" />
      <FormattedMessage {...messages.trackOrder} />
    </MenuLink>
  ) : null;
}
