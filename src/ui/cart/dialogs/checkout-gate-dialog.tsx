import { Button, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { CheckoutGateActor } from '#application/cart/checkout-gate/selectors.ts';
import * as select from '#application/cart/checkout-gate/selectors.ts';
import { messages as accountMenu } from '#ui/account/parts/account-menu.messages.ts';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { messages } from '#ui/cart/cart.messages.ts';
import { useSelector } from '#ui/kernel/use-actor.ts';

export function CheckoutGateDialog({ dialog: gate }: { readonly dialog: CheckoutGateActor }) {
  const asking = useSelector(gate, select.isAsking);
  if (!asking) return null;
  return (
    <DialogShell
      size="sm"
      title={<FormattedMessage {...messages.gateQuestion} />}
      onClose={() => gate.send({ type: 'prompt.close' })}
    >
      <Stack gap="4">
        <Text color="fg.muted">
          <FormattedMessage {...messages.gateText} />
        </Text>
        <Button size="lg" onClick={() => gate.send({ type: 'guest.choose' })}>
          <FormattedMessage {...messages.guest} />
        </Button>
        <Stack direction={{ base: 'column', sm: 'row' }} gap="3">
          <Button flex="1" variant="outline" onClick={() => gate.send({ type: 'login.choose' })}>
            <FormattedMessage {...messages.login} />
          </Button>
          <Button flex="1" variant="outline" onClick={() => gate.send({ type: 'signUp.choose' })}>
            <FormattedMessage {...accountMenu.signUp} />
          </Button>
        </Stack>
      </Stack>
    </DialogShell>
  );
}
