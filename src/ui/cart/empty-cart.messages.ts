import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  empty: {
    id: 'cart.empty',
    defaultMessage: 'Your cart is empty',
    description: 'Heading while nothing is in the cart or in the trip cart.',
  },
});
