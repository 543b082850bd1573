import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/ordering/checkout/selectors.ts';
import { Icon } from '#ui/design/icon.tsx';
import { useSelector } from '#ui/kernel/use-actor.ts';
import { messages } from './address-choices.messages.ts';

export function AddAddress({ checkout }: { readonly checkout: select.CheckoutActor }) {
  const isGuest = useSelector(checkout, select.isGuest);
  const editable = useSelector(checkout, select.isEditable);
  return isGuest ? null : (
    <Button
      variant="outline"
      size="sm"
      alignSelf="start"
      disabled={!editable}
      onClick={() => checkout.send({ type: 'address.add' })}
    >
      <Icon name="plus" size="4" />
      <FormattedMessage {...messages.add} />
    </Button>
  );
}
