import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  checkout: {
    id: 'ordering.checkout.title',
    defaultMessage: 'Checkout',
    description: 'Heading and window title of the checkout page. One word.',
  },
  trackOrder: {
    id: 'ordering.track.title',
    defaultMessage: 'Track your order',
    description: 'Heading of the tracking page.',
  },
  myOrders: {
    id: 'ordering.myOrders.title',
    defaultMessage: 'My Orders',
    description: 'Heading of the page with the orders of the customer.',
  },
  coupons: {
    id: 'ordering.titles.coupons',
    defaultMessage: 'Coupons',
    description:
      'Heading of the page or of the dialog with the coupons of a customer, and the link that leads there.',
  },
  trackParcel: {
    id: 'ordering.parcel.followTitle',
    defaultMessage: 'A parcel for you',
    description: 'Heading and title of the page on which a receiver follows a parcel.',
  },
});
