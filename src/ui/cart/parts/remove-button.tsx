import { Button } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as select from '#application/cart/cart.selectors.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import { Icon } from '#ui/design/icon.tsx';
import { messages as kernel } from '#ui/kernel/kernel.messages.ts';
import { messages } from '#ui/cart/cart.messages.ts';
import { useCart, useSendToCart } from '#ui/cart/use-cart.ts';

/** All that can be done about a line of which nothing can be had. */
export function RemoveButton({ line: { id, item } }: { readonly line: CartLine }) {
  const { formatMessage } = useIntl();
  const tell = useSendToCart();
  const leaving = useCart(select.isLeaving(id), false);
  return (
    <Button
      size="sm"
      variant="outline"
      colorPalette="danger"
      aria-label={formatMessage(kernel.removeItem, { item: item.name })}
      aria-disabled={leaving || undefined}
      title={formatMessage(kernel.removeAll)}
      onClick={() => tell({ type: 'line.remove', line: id })}
    >
      <Icon name="trash" size="4" />
      <FormattedMessage {...messages.remove} />
    </Button>
  );
}
