import { FormattedMessage } from 'react-intl';
import { useProfileLinks } from '#ui/account/profile-pages.ts';
import { Icon } from '#ui/design/icon.tsx';
import { MenuLink } from '#ui/design/menu-link.tsx';

type Props = {
  /** Replaces the menu's history entry, so that Back leads to the page beneath. */
  readonly replace?: boolean;
};

export const ProfileLinks = ({ replace = false }: Props) =>
  useProfileLinks().map(({ id, title, icon, path, badge: Badge }) => (
    <MenuLink key={id} to={path} replace={replace}>
      <Icon name={icon} />
      <FormattedMessage {...title} />
      {Badge ? <Badge /> : null}
    </MenuLink>
  ));
