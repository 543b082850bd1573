import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import { Icon } from '#ui/design/icon.tsx';
import { MenuLink } from '#ui/design/menu-link.tsx';
import { messages } from '#ui/ordering/entries.messages.ts';
import { useTracksOrders } from '#ui/ordering/use-tracks-orders.ts';

/** In the menu of narrow windows: a guest's way to an order. Customers find theirs in their profile. */
export function OrdersMenuEntry() {
  return useTracksOrders() ? (
    <MenuLink to={paths.trackOrder()} replace>
      <Icon name="truck" />
      <FormattedMessage {...messages.trackOrder} />
    </MenuLink>
  ) : null;
}
