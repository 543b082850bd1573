import { Button, Spinner } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import * as select from '#application/rental/trip-cart/selectors.ts';
import { messages } from '#ui/rental/trip-cart.messages.ts';
import { useSendToTripCart, useTripCart } from '#ui/rental/use-trip-cart.ts';

/** Asks first. A press while the cart is being cleared does nothing. */
export function ClearTripCart() {
  const tell = useSendToTripCart();
  const isClearing = useTripCart(select.isClearing, false);
  return (
    <Button
      variant="ghost"
      size="sm"
      color="fg.muted"
      aria-busy={isClearing}
      onClick={() => tell({ type: 'cart.clear' })}
    >
      {isClearing ? <Spinner size="xs" /> : null}
      <FormattedMessage {...messages.clear} />
    </Button>
  );
}
