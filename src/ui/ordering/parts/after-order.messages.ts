import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'ordering.afterOrder.title',
    defaultMessage: 'After your order',
    description: 'Heading above what can be done with an order that is over: order again, refund.',
  },
  refund: {
    id: 'ordering.afterOrder.refund',
    defaultMessage: 'Request refund',
    description:
      'Button that opens the form in which money is asked back, and button that sends it. Imperative.',
  },
  print: {
    id: 'ordering.afterOrder.print',
    defaultMessage: 'Print receipt',
    description: 'Button: prints the order with its lines and amounts. Imperative.',
  },
  reviews: {
    id: 'ordering.afterOrder.reviews',
    defaultMessage: 'How was it?',
    description: 'Heading above the items of a delivered order, each of which can be reviewed.',
  },
  courier: {
    id: 'ordering.afterOrder.courier',
    defaultMessage: 'Delivery',
    description: 'Line among the items that can be reviewed: how the order was brought.',
  },
  reviewOf: {
    id: 'ordering.afterOrder.reviewOf',
    defaultMessage: 'Review {name}',
    description: 'Name of that button, and title of its form. {name}: the item, or "Delivery".',
  },
});
