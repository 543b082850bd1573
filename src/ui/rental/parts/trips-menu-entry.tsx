import { FormattedMessage } from 'react-intl';
import { isSignedIn } from '#application/account/session.selectors.ts';
import { paths } from '#application/kernel/path.ts';
import { useSession } from '#ui/account/use-session.ts';
import { Icon } from '#ui/design/icon.tsx';
import { MenuLink } from '#ui/design/menu-link.tsx';
import { messages } from '#ui/rental/entries.messages.ts';
import { useTracksTrips } from '#ui/rental/use-rents-vehicles.ts';
import { MyTripsEntry } from './my-trips-entry.tsx';

/** In the menu of narrow windows: the way to one's trips. */
export function TripsMenuEntry() {
  const signedIn = useSession(isSignedIn);
  const tracks = useTracksTrips();
  if (signedIn) return <MyTripsEntry replace />;
  return tracks ? (
    <MenuLink to={paths.trackTrip()} replace>
      <Icon name="rental" />
      <FormattedMessage {...messages.trackTrip} />
    </MenuLink>
  ) : null;
}
