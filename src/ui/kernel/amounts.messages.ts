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
    description:
      'Name of an amount that is taken off the subtotal, and of a row in a comparison of vehicles.',
  },
  itemsTotal: {
    id: 'kernel.amounts.itemsTotal',
    defaultMessage: 'Items total',
    description:
      'Name of an amount in the cart: the subtotal less the discount, before what comes at checkout.',
  },
  freeDelivery: {
    id: 'kernel.amounts.freeDelivery',
    defaultMessage: 'Free delivery',
    description: 'That delivery costs nothing: of a store, of a coupon, and as a filter.',
  },
  deliveryFee: {
    id: 'kernel.amounts.deliveryFee',
    defaultMessage: 'Delivery fee',
    description: 'Name of an amount.',
  },
  total: {
    id: 'kernel.amounts.total',
    defaultMessage: 'Total',
    description: 'Name of an amount: what the customer pays.',
  },
  quoting: {
    id: 'kernel.amounts.quoting',
    defaultMessage: 'Working out the price',
    description: 'Read aloud while the server works out the price.',
  },
});
