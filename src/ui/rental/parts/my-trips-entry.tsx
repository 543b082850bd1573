import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import { Icon } from '#ui/design/icon.tsx';
import { MenuLink } from '#ui/design/menu-link.tsx';
import { messages as titles } from '#ui/rental/pages/titles.messages.ts';
import { useRentsVehicles } from '#ui/rental/use-rents-vehicles.ts';

type Props = {
  /** Takes the place of the menu in the history, so that Back leads to the page beneath. */
  readonly replace?: boolean;
};

/** In a customer's menu: the way to their trips, where vehicles can be rented. */
export function MyTripsEntry({ replace = false }: Props) {
  return useRentsVehicles() ? (
    <MenuLink to={paths.myTrips()} replace={replace}>
      <Icon name="rental" />
      <FormattedMessage {...titles.myTrips} />
    </MenuLink>
  ) : null;
}
