import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  lead: {
    id: 'shell.help.lead',
    defaultMessage: 'Something is missing, late or wrong? Have your order number at hand.',
    description: 'Under the heading of the help page.',
  },
  chat: {
    id: 'shell.help.chat',
    defaultMessage: 'Chat with us',
    description: 'Heading of a card with the way to the conversation with support.',
  },
  openChat: {
    id: 'shell.help.openChat',
    defaultMessage: 'Write to support',
    description: 'Link to the conversation with support.',
  },
  call: {
    id: 'shell.help.call',
    defaultMessage: 'Call us',
    description: 'Heading of a card with the phone number of the business.',
  },
  write: {
    id: 'shell.help.write',
    defaultMessage: 'Write to us',
    description: 'Heading of a card with the e-mail address of the business.',
  },
  visit: {
    id: 'shell.help.visit',
    defaultMessage: 'Find us',
    description: 'Heading of a card with the address of the business.',
  },
  orders: {
    id: 'shell.help.orders',
    defaultMessage: 'Your orders and trips',
    description: 'Heading over links to where an order or a trip is tracked.',
  },
});
