import { defineMessages, type MessageValue } from 'react-intl';

type Values = {
  title: {};
  refund: {};
  print: {};
  reviews: {};
  courier: {};
  review: {};
  reviewOf: { name: MessageValue };
  reply: {};
  help: {};
  missing: {};
  missingText: {};
  missingLater: {};
  late: {};
  lateText: {};
  other: {};
  otherText: {};
  helpPage: {};
};

export const messages = defineMessages<Values>({
  title: {
    id: 'ordering.afterOrder.title',
    defaultMessage: 'After your order',
    description: 'Heading above what can be done with an order that is over: order again, refund.',
  },
  refund: {
    id: 'ordering.afterOrder.refund',
    defaultMessage: 'Request refund',
    description: 'Button: opens the form in which money is asked back. Imperative.',
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
  review: {
    id: 'ordering.afterOrder.review',
    defaultMessage: 'Review',
    description: 'Button beside an item: opens a form in which it is reviewed. Imperative.',
  },
  reviewOf: {
    id: 'ordering.afterOrder.reviewOf',
    defaultMessage: 'Review {name}',
    description: 'Name of that button, and title of its form. {name}: the item, or "Delivery".',
  },
  reply: {
    id: 'ordering.afterOrder.reply',
    defaultMessage: 'Reply of the store',
    description: 'Over what the store answered to a review.',
  },
  help: {
    id: 'ordering.afterOrder.help',
    defaultMessage: 'Help with this order',
    description: 'Heading above what can be done when something is wrong with an order.',
  },
  missing: {
    id: 'ordering.afterOrder.missing',
    defaultMessage: 'Something is missing or wrong',
    description: 'One problem with an order, in the words of the customer.',
  },
  missingText: {
    id: 'ordering.afterOrder.missingText',
    defaultMessage: 'Tell us what, and ask for your money back.',
    description: 'Below that problem, beside the button that asks for a refund.',
  },
  missingLater: {
    id: 'ordering.afterOrder.missingLater',
    defaultMessage: 'Call the store. A refund can be requested here once a paid order has arrived.',
    description: 'Below that problem, while no refund can be asked for.',
  },
  late: {
    id: 'ordering.afterOrder.late',
    defaultMessage: 'It is late',
    description: 'One problem with an order, in the words of the customer.',
  },
  lateText: {
    id: 'ordering.afterOrder.lateText',
    defaultMessage: 'The store knows where your order is.',
    description: 'Below that problem, beside the phone number of the store.',
  },
  other: {
    id: 'ordering.afterOrder.other',
    defaultMessage: 'Something else',
    description: 'All other problems with an order.',
  },
  otherText: {
    id: 'ordering.afterOrder.otherText',
    defaultMessage: 'Our help page says how to reach us.',
    description: 'Below "Something else", beside the link to the help page.',
  },
  helpPage: {
    id: 'ordering.afterOrder.helpPage',
    defaultMessage: 'Help & support',
    description: 'Link to the help page.',
  },
});
