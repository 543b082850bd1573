import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import { Icon } from '#ui/design/icon.tsx';
import { MenuLink } from '#ui/design/menu-link.tsx';
import { messages } from '#ui/rental/entries.messages.ts';
import { useTracksTrips } from '#ui/rental/use-tracks-trips.ts';

/** For guests; customers find their trips in the profile. */
export function TripsMenuEntry() {
  return useTracksTrips() ? (
    <MenuLink to={paths.trackTrip()} replace>
      <Icon name="rental" />
      <FormattedMessage {...messages.trackTrip} />
    </MenuLink>
  ) : null;
}
