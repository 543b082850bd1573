import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { DrawerShell } from '#ui/design/drawer-shell.tsx';
import { EntriesOf } from '#ui/kernel/entries.tsx';
import { useServices } from '#ui/kernel/services-context.tsx';
import { appMenu } from '#ui/shell/app-menu.ts';
import { messages } from '#ui/shell/shell.messages.ts';

/** The menu of narrow windows (NAV-48 to NAV-56, as far as pages exist). */
export function MenuDrawer() {
  const { navigator } = useServices();
  return (
    <DrawerShell
      linked
      title={<FormattedMessage {...messages.menu} />}
      side="start"
      width="360px"
      onClose={() => navigator.closeOverlay()}
    >
      <Stack gap="1" pb="8">
        <EntriesOf entries={appMenu} />
      </Stack>
    </DrawerShell>
  );
}
