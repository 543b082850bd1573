import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import { Icon } from '#ui/design/icon.tsx';
import { MenuLink } from '#ui/design/menu-link.tsx';
import { messages } from '#ui/ordering/entries.messages.ts';
import { useTracksOrders } from '#ui/ordering/use-tracks-orders.ts';

/** For guests; customers find their orders in the profile. */
export function OrdersMenuEntry() {
  return useTracksOrders() ? (
    <MenuLink to={paths.trackOrder()} replace>
      <Icon name="truck" />
      <FormattedMessage {...messages.trackOrder} />
    </MenuLink>
  ) : null;
}
