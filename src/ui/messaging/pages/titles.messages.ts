import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  inbox: {
    id: 'messaging.inbox.title',
    defaultMessage: 'Inbox',
    description: 'Heading of the page with a customer’s conversations, and the way to it.',
  },
});
