import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  search: {
    id: 'messaging.inbox.search',
    defaultMessage: 'Search conversations',
    description: 'Placeholder and accessible name of the box above the conversations.',
  },
  kinds: {
    id: 'messaging.inbox.kinds',
    defaultMessage: 'Kinds of conversations',
    description: 'What the tabs above the conversations choose between, read aloud.',
  },
  delivery_man: {
    id: 'messaging.inbox.delivery_man',
    defaultMessage: 'Couriers',
    description: 'Tab of the inbox: conversations with those who bring orders.',
  },
  admin: {
    id: 'messaging.inbox.admin',
    defaultMessage: 'Support',
    description: 'Tab of the inbox: conversations with those who run the app.',
  },
  support: {
    id: 'messaging.inbox.support',
    defaultMessage: 'Sundry support',
    description: 'Name of those who run the app, as a partner of a conversation.',
  },
  courierOf: {
    id: 'messaging.inbox.courierOf',
    defaultMessage: 'Courier of order {order}',
    description: 'Name of a courier, who has no other one. {order}: the number of the order.',
  },
  pictures: {
    id: 'messaging.inbox.pictures',
    defaultMessage: '{count, plural, one {Picture} other {# pictures}}',
    description:
      'In place of the words of a last message that has none. {count}: how many pictures it shows.',
  },
  loading: {
    id: 'messaging.inbox.loading',
    defaultMessage: 'Loading your conversations',
    description: 'Read aloud while the conversations are on their way.',
  },
  none: {
    id: 'messaging.inbox.none',
    defaultMessage: 'No conversations yet',
    description: 'Heading of an empty inbox.',
  },
  noneText: {
    id: 'messaging.inbox.noneText',
    defaultMessage: 'Write to a store or a courier from the page of your order.',
    description: 'Text of an empty inbox.',
  },
  noneFound: {
    id: 'messaging.inbox.noneFound',
    defaultMessage: 'No conversation found',
    description:
      'Heading where no conversation is of this kind, or with a partner who is called so.',
  },
  noneFoundText: {
    id: 'messaging.inbox.noneFoundText',
    defaultMessage: 'Try another name or another tab.',
    description: 'Text below "No conversation found".',
  },
  choose: {
    id: 'messaging.inbox.choose',
    defaultMessage: 'Choose a conversation',
    description: 'Beside the list, while no conversation is open.',
  },
  chooseText: {
    id: 'messaging.inbox.chooseText',
    defaultMessage: 'Its messages appear here.',
    description: 'Text below "Choose a conversation".',
  },
});
