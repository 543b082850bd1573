import { FormattedMessage } from 'react-intl';
import { paths } from '#application/kernel/path.ts';
import { messages as titles } from '#ui/catalogue/pages/titles.messages.ts';
import { TabLink } from '#ui/kernel/tab-link.tsx';
import { useAddress } from '#ui/kernel/use-address.ts';
import { useOverlayLink } from '#ui/kernel/use-overlay-link.ts';
import { messages } from '#ui/shell/shell.messages.ts';

export function HomeTab() {
  const { pathname } = useAddress();
  return (
    <TabLink
      to={paths.home()}
      icon="home"
      label={<FormattedMessage {...titles.home} />}
      isCurrent={pathname === paths.home.pattern}
    />
  );
}

/** Opens the menu, which includes the account. */
export function MenuTab() {
  const link = useOverlayLink('drawer', 'menu');
  return <TabLink {...link} icon="user" label={<FormattedMessage {...messages.menu} />} />;
}
