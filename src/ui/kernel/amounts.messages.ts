import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  subtotal: {
    id: 'kernel.amounts.subtotal',
    defaultMessage: 'Subtotal',
    description: 'Name of an amount: all lines before discounts.',
  },
  discount: {
    id: 'kernel.amounts.discount',
    defaultMessage: 'Discount',
    description: 'Name of an amount that is taken off the subtotal.',
  },
  itemsTotal: {
    id: 'kernel.amounts.itemsTotal',
    defaultMessage: 'Items total',
    description:
      'Name of an amount in the cart: the subtotal less the discount, before what comes at checkout.',
  },
});
