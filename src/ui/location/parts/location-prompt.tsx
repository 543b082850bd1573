import { Button, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/location/pick-location/selectors.ts';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from '#ui/location/location.messages.ts';

/** One prompt for the three reasons why the device has no position. */
export function LocationPrompt({ modal }: { readonly modal: select.PickLocationActor }) {
  const reason = useSelector(modal, select.noPositionOf);
  if (reason === null) return null;
  const okay = () => modal.send({ type: 'prompt.okay' });
  return (
    <DialogShell
      role="alertdialog"
      size="xs"
      title={<FormattedMessage {...messages.promptTitle} />}
      onClose={okay}
      footer={
        <Button onClick={okay}>
          <FormattedMessage {...messages.promptOkay} />
        </Button>
      }
    >
      <Text>
        <FormattedMessage {...messages[reason]} />
      </Text>
    </DialogShell>
  );
}
