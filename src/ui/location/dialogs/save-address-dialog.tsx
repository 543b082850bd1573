import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type * as select from '#application/location/save-address/selectors.ts';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { messages as kernel } from '#ui/kernel/kernel.messages.ts';
import { messages as titles } from '#ui/location/pages/titles.messages.ts';
import { SaveAddressView } from '#ui/location/parts/save-address-view.tsx';

export function SaveAddressDialog({
  dialog: saving,
}: {
  readonly dialog: select.SaveAddressActor;
}) {
  const leave = () => saving.send({ type: 'address.leave' });
  return (
    <DialogShell title={<FormattedMessage {...titles.addAddress} />} size="lg" onClose={leave}>
      <SaveAddressView
        saving={saving}
        cancel={
          <Button variant="ghost" size="lg" onClick={leave}>
            <FormattedMessage {...kernel.cancel} />
          </Button>
        }
      />
    </DialogShell>
  );
}
