import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { messages } from '#ui/rental/trip-cart.messages.ts';
import { useSendToTripCart } from '#ui/rental/use-trip-cart.ts';

/** Asks first. Pressed again while the cart is being cleared, it does nothing. */
export function ClearTripCart() {
  const tell = useSendToTripCart();
  return (
    <Button variant="ghost" size="sm" color="fg.muted" onClick={() => tell({ type: 'cart.clear' })}>
      <FormattedMessage {...messages.clear} />
    </Button>
  );
}
