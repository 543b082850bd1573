import { Button, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/account/authenticate/selectors.ts';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { messages } from '#ui/account/account.messages.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';

export function KeepCartDialog({ dialog }: { readonly dialog: select.AuthenticateActor }) {
  const busy = useSelector(dialog, select.isBusy);
  return (
    <DialogShell
      role="alertdialog"
      size="sm"
      title={<FormattedMessage {...messages.cartTitle} />}
      onClose={() => dialog.send({ type: 'dialog.close' })}
    >
      <Stack gap="4">
        <Text color="fg.muted">
          <FormattedMessage {...messages.cartQuestion} />
        </Text>
        <Button size="lg" disabled={busy} onClick={() => dialog.send({ type: 'guestCart.keep' })}>
          <FormattedMessage {...messages.keepGuestCart} />
        </Button>
        <Button
          size="lg"
          variant="outline"
          disabled={busy}
          onClick={() => dialog.send({ type: 'accountCart.keep' })}
        >
          <FormattedMessage {...messages.keepAccountCart} />
        </Button>
      </Stack>
    </DialogShell>
  );
}
