import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  cashLimit: {
    id: 'cart.cashLimit',
    defaultMessage: 'Cash on delivery is available for orders up to {money}.',
    description:
      'Below "Cash on delivery", below a total and below "Place Order", once the order costs more. {money}: amount with currency.',
  },
});
