import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  id: {
    id: 'payment.order.id',
    defaultMessage: 'Order ID',
    description: 'Label of the number of an order, above it or of its field.',
  },
  guestNotice: {
    id: 'payment.order.guestNotice',
    defaultMessage: 'You can not see your order history. Save your order ID to track this order.',
    description: 'Told to guests after ordering. Keep the meaning exactly.',
  },
});
