import { FormattedMessage } from 'react-intl';
import { useProfileLinks } from '#ui/account/profile-pages.ts';
import { Icon } from '#ui/design/icon.tsx';
import { MenuLink } from '#ui/design/menu-link.tsx';

type Props = {
  /** Takes the place of the menu in the history, so that Back leads to the page beneath. */
  readonly replace?: boolean;
};

/** In a customer's menu: the pages of their profile. */
export const ProfileLinks = ({ replace = false }: Props) =>
  useProfileLinks().map(({ id, title, icon, path, badge: Badge }) => (
    <MenuLink key={id} to={path} replace={replace}>
      <Icon name={icon} />
      <FormattedMessage {...title} />
      {Badge ? <Badge /> : null}
    </MenuLink>
  ));
