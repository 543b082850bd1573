import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'ordering.placed.title',
    defaultMessage: '{count, plural, one {Your order is placed} other {Your # orders are placed}}',
    description: 'Heading after ordering. {count}: how many orders, 1 or more.',
  },
  text: {
    id: 'ordering.placed.text',
    defaultMessage:
      '{count, plural, one {Thank you! The store has it and will confirm it soon.} other {Thank you! The stores have them and will confirm them soon.}}',
    description: 'Below the heading after ordering. {count}: how many orders, 1 or more.',
  },
  copyNamed: {
    id: 'ordering.placed.copyNamed',
    defaultMessage: 'Copy order ID {id}',
    description: 'The same button, read aloud. {id}: the number.',
  },
  trackNamed: {
    id: 'ordering.placed.trackNamed',
    defaultMessage: 'Track order {id}',
    description: 'The same link, read aloud. {id}: the number of the order.',
  },
});
