import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import { Icon } from '#ui/design/icon.tsx';
import { MenuLink } from '#ui/design/menu-link.tsx';
import { messages as titles } from '#ui/location/pages/titles.messages.ts';

type Props = {
  /** Takes the place of the menu in the history, so that Back leads to the page beneath. */
  readonly replace?: boolean;
};

/** In a customer's menu: the way to their addresses. */
export function MyAddressesEntry({ replace = false }: Props) {
  return (
    <MenuLink to={paths.myAddresses()} replace={replace}>
      <Icon name="pin" />
      <FormattedMessage {...titles.myAddresses} />
    </MenuLink>
  );
}
