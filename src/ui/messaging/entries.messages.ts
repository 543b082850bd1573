import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  open: {
    id: 'messaging.header.open',
    defaultMessage:
      '{count, plural, =0 {Messages} one {Messages, # unread} other {Messages, # unread}}',
    description:
      'Accessible name of the icon in the header that leads to the conversations. {count}: how many messages are unread.',
  },
  unread: {
    id: 'messaging.header.unread',
    defaultMessage: '{count, plural, one {# unread message} other {# unread messages}}',
    description:
      'Read aloud after "Inbox" in menus, and after the name of a partner. {count}: how many.',
  },
  many: {
    id: 'messaging.header.many',
    defaultMessage: '{most, number}+',
    description: 'On the badge of unread messages, where there are more. {most}: 99.',
  },
});
