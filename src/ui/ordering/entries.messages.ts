import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  trackOrder: {
    id: 'ordering.header.trackOrder',
    defaultMessage: 'Track order',
    description: 'Link or button by which an order is tracked, of the header too. Imperative.',
  },
  orders: {
    id: 'ordering.tabs.orders',
    defaultMessage: 'Orders',
    description:
      "Tab at the foot of a phone's window: one's orders, or tracking one by its number.",
  },
  orderAgain: {
    id: 'ordering.home.orderAgain',
    defaultMessage: 'Order again',
    description:
      'Button that puts the things of an earlier order into the cart, title of its dialog, and heading over orders of before.',
  },
  more: {
    id: 'ordering.home.more',
    defaultMessage: '{more, number} more',
    description: 'End of a list of items of an order, as in "Dosa, Idli and 2 more".',
  },
});
