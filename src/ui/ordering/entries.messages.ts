import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  trackOrder: {
    id: 'ordering.header.trackOrder',
    defaultMessage: 'Track order',
    description: 'Accessible name of the icon in the header by which guests track an order.',
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
    description: 'Heading on the home page, over orders of before. Each has a button that says so.',
  },
  more: {
    id: 'ordering.home.more',
    defaultMessage: '{more, number} more',
    description: 'End of a list of items of an order, as in "Dosa, Idli and 2 more".',
  },
});
