import { labelsOf } from '#application/kernel/labels-of.ts';
import type { conversationsMachine } from './machine.ts';

export const labels = labelsOf<typeof conversationsMachine>({
  does: 'know what is unread',
  events: {
    'conversation.read': 'a thread is on show, and read',
    'message.sent': 'the server has taken what the customer said',
  },
  guards: {
    isNoCustomer: 'no customer is signed in',
    pageIsHidden: 'the page is not being looked at',
    personIsAnother: 'another person shops now',
    conversationIsUnread: 'something of it was unread',
  },
  rest: {
    'deciding · at once': 'a customer is signed in and looks at the page',
  },
  actions: {
    setPerson: 'note who shops, and forget what was said to the one before',
    setHidden: 'note whether the page is looked at',
    setConversations: 'show what the server has answered',
    setRead: 'count nothing of it as unread any more',
    refreshReads: 'read the list of conversations anew, where it is on show',
  },
  actors: {
    readConversations: {
      does: 'ask the server for the conversations',
      accepted: 'the conversations have been read',
      failed: 'they could not be read, of which nothing is said',
    },
  },
  delays: { pollInterval: 'half a minute' },
});
