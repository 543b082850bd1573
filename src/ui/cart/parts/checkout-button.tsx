import { Button } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useSendToCart } from '#ui/cart/use-cart.ts';
import { messages } from '#ui/cart/cart.messages.ts';

/** `whyNot` is the id of the element that explains why checkout is disabled. */
export function CheckoutButton({ whyNot = null }: { readonly whyNot?: string | null }) {
  const send = useSendToCart();
  return (
    <Button
      size="lg"
      width="full"
      disabled={whyNot !== null}
      aria-describedby={whyNot ?? undefined}
      onClick={() => send({ type: 'checkout.ask' })}
    >
      <FormattedMessage {...messages.checkout} />
    </Button>
  );
}
