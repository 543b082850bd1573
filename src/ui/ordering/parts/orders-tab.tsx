import { FormattedMessage } from 'react-intl';
import { isSignedIn } from '#application/account/session/selectors.ts';
import { paths } from '#application/kernel/path.ts';
import * as select from '#application/shell/storefront/selectors.ts';
import { useSession } from '#ui/account/use-session.ts';
import { TabLink } from '#ui/kernel/tab-link.tsx';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from '#ui/ordering/entries.messages.ts';

export function OrdersTab() {
  const { pathname, query } = useAddress();
  const signedIn = useSession(isSignedIn);
  const isRental = useStorefront(select.isRental);
  if (isRental) return null;
  return (
    <TabLink
      to={signedIn ? paths.myOrders() : paths.trackOrder()}
      icon="receipt"
      label={<FormattedMessage {...messages.orders} />}
      isCurrent={pathname === paths.trackOrder.pattern || query.get('page') === 'my-orders'}
    />
  );
}
