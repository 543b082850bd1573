import { Button, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/cart/cart.selectors.ts';
import { ConfirmDialog } from '#ui/design/confirm-dialog.tsx';
import { DialogShell } from '#ui/design/dialog-shell.tsx';
import { messages as kernel } from '#ui/kernel/kernel.messages.ts';
import { messages } from '#ui/cart/cart.messages.ts';
import { useCart, useSendToCart } from '#ui/cart/use-cart.ts';

/** What the cart asks before it takes something away. */
export function CartPrompts() {
  const tell = useSendToCart();
  const clearing = useCart(select.isAskingToClear, false);
  return (
    <>
      {clearing ? (
        <ConfirmDialog
          title={<FormattedMessage {...messages.clearTitle} />}
          body={<FormattedMessage {...messages.clearQuestion} />}
          onConfirm={() => tell({ type: 'prompt.confirm' })}
          onCancel={() => tell({ type: 'prompt.cancel' })}
        />
      ) : null}
      <ReplaceDialog />
    </>
  );
}

function ReplaceDialog() {
  const tell = useSendToCart();
  const stores = useCart(select.replacementOf, null);
  if (!stores) return null;
  const cancel = () => tell({ type: 'prompt.cancel' });
  return (
    <DialogShell
      role="alertdialog"
      size="sm"
      title={<FormattedMessage {...messages.replaceTitle} />}
      onClose={cancel}
      footer={
        <>
          <Button variant="outline" onClick={cancel}>
            <FormattedMessage {...kernel.cancel} />
          </Button>
          <Button onClick={() => tell({ type: 'prompt.confirm' })}>
            <FormattedMessage {...kernel.yes} />
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text>
          <FormattedMessage {...messages.replaceQuestion} />
        </Text>
        <Text color="fg.muted">
          <FormattedMessage
            {...messages.replaceStores}
            values={{ inCart: <bdi>{stores.inCart}</bdi>, wanted: <bdi>{stores.wanted}</bdi> }}
          />
        </Text>
      </Stack>
    </DialogShell>
  );
}
