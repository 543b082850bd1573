import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'payment.title',
    defaultMessage: 'Payment',
    description: 'Heading above the ways to pay, or above the amounts of an order or a trip.',
  },
  online: {
    id: 'payment.online',
    defaultMessage: 'Pay online',
    description: 'A way to pay: on the page of a payment gateway.',
  },
});
