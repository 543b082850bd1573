import { useIntl } from 'react-intl';
import { IconLink } from '#ui/design/icon-button.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { LateDialog } from '#ui/kernel/late.tsx';
import { lazyView } from '#ui/kernel/lazy-view.ts';
import { useServices } from '#ui/kernel/services-context.tsx';
import { useQueryValue } from '#ui/kernel/use-address.ts';
import { useHydratedValue } from '#ui/kernel/use-hydrated-value.ts';
import { useOverlayLink } from '#ui/kernel/use-overlay-link.ts';
import { messages } from '#ui/shell/shell.messages.ts';

const MenuDrawer = lazyView(
  async () => (await import('#ui/shell/dialogs/menu-drawer.tsx')).MenuDrawer,
);

export function MenuButton() {
  const { formatMessage } = useIntl();
  const { navigator } = useServices();
  const link = useOverlayLink('drawer', 'menu');
  // After hydration only: overlays are not in the server's HTML.
  const open = useHydratedValue(useQueryValue('drawer') === 'menu', false);
  return (
    <>
      <IconLink {...link} aria-label={formatMessage(messages.openMenu)}>
        <Icon name="menu" />
      </IconLink>
      {open ? (
        <LateDialog onLeave={() => navigator.closeOverlay()}>
          <MenuDrawer />
        </LateDialog>
      ) : null}
    </>
  );
}
