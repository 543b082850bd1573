import { Button } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReorderActor } from '#application/ordering/reorder/selectors.ts';
import type { OrderClaim } from '#domain/ordering/order.ts';
import { Icon } from '#ui/design/icon.tsx';
import { messages } from '#ui/ordering/dialogs/reorder.messages.ts';
import { messages as entries } from '#ui/ordering/entries.messages.ts';

type Props = { readonly reorder: ReorderActor; readonly order: OrderClaim };

/** In a list, the label names the order. */
export function ReorderButton({ reorder, order }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={formatMessage(messages.reorderOf, { id: order.id })}
      onClick={() => reorder.send({ type: 'reorder.ask', order })}
    >
      <Icon name="cart" size="4" />
      <FormattedMessage {...entries.orderAgain} />
    </Button>
  );
}
