import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import { Icon } from '#ui/design/icon.tsx';
import { MenuLink } from '#ui/design/menu-link.tsx';
import { messages } from '#ui/kernel/kernel.messages.ts';

export const HelpEntry = () => (
  <MenuLink to={paths.help()} replace mt="3">
    <Icon name="info" />
    <FormattedMessage {...messages.help} />
  </MenuLink>
);
