import { FormattedMessage, useIntl } from 'react-intl';
import { isSignedIn } from '#application/account/session/selectors.ts';
import { paths } from '#application/kernel/path.ts';
import * as select from '#application/rental/trip-cart/header-selectors.ts';
import * as storefront from '#application/shell/storefront/selectors.ts';
import { useSession } from '#ui/account/use-session.ts';
import { TabLink } from '#ui/kernel/tab-link.tsx';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useOverlayLink } from '#ui/kernel/use-overlay-link.ts';
import { useStorefront } from '#ui/kernel/use-storefront.ts';
import { messages } from '#ui/rental/entries.messages.ts';
import { messages as titles } from '#ui/rental/pages/titles.messages.ts';
import { useTripCartIfThere } from '#ui/rental/use-trip-cart.ts';

export function TripCartTab() {
  const { formatMessage } = useIntl();
  const link = useOverlayLink('drawer', 'trip-cart');
  const isRental = useTripCartIfThere(select.isRental, useStorefront(storefront.isRental));
  const count = useTripCartIfThere(select.countOf, useStorefront(storefront.savedTripCount));
  if (!isRental) return null;
  return (
    <TabLink
      {...link}
      icon="cart"
      name={formatMessage(messages.openTripCart, { count })}
      label={<FormattedMessage {...titles.tripCart} />}
      count={count}
    />
  );
}

/** Customers list their trips; guests track one by number. */
export function TripsTab() {
  const { pathname, query } = useAddress();
  const signedIn = useSession(isSignedIn);
  const isRental = useStorefront(storefront.isRental);
  if (!isRental) return null;
  return (
    <TabLink
      to={signedIn ? paths.myTrips() : paths.trackTrip()}
      icon="receipt"
      label={<FormattedMessage {...messages.trips} />}
      isCurrent={pathname === paths.trackTrip.pattern || query.get('page') === 'my-trips'}
    />
  );
}
