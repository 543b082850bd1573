import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/cart/cart/selectors.ts';
import { ConfirmDialog } from '#ui/design/confirm-dialog.tsx';
import { messages } from '#ui/cart/cart.messages.ts';
import { useCart, useSendToCart } from '#ui/cart/use-cart.ts';

export function CartPrompts() {
  const tell = useSendToCart();
  const clearing = useCart(select.isAskingToClear, false);
  return (
    <>
      {clearing ? (
        <ConfirmDialog
          title={<FormattedMessage {...messages.clear} />}
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
  return (
    <ConfirmDialog
      title={<FormattedMessage {...messages.replaceTitle} />}
      body={<FormattedMessage {...messages.replaceQuestion} />}
      details={
        <Text color="fg.muted">
          <FormattedMessage
            {...messages.replaceStores}
            values={{ inCart: <bdi>{stores.inCart}</bdi>, wanted: <bdi>{stores.wanted}</bdi> }}
          />
        </Text>
      }
      onConfirm={() => tell({ type: 'prompt.confirm' })}
      onCancel={() => tell({ type: 'prompt.cancel' })}
    />
  );
}
