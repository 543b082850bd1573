import { defineMessages } from 'react-intl';

/** What pages are called before their code has come. */
type Values = { inbox: {} };

export const messages = defineMessages<Values>({
  inbox: {
    id: 'messaging.inbox.title',
    defaultMessage: 'Inbox',
    description: 'Heading of the page with a customer’s conversations, and the way to it.',
  },
});
