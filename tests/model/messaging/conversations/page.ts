import type { SnapshotFrom } from 'xstate';
import { unreadOf } from '#application/messaging/conversations/selectors.ts';
import type { conversationsMachine } from '#application/messaging/conversations/machine.ts';
import { definePage, passedThrough, says, type Person } from '@sundry/statecharts';
import { flow } from './flow.ts';

/** CONV-02, NAV-34: the sum of unread messages; no badge for zero. */
const seesBadge = (
  person: Person,
  planned: SnapshotFrom<typeof conversationsMachine>,
): Promise<void> => {
  const count = unreadOf(planned);
  return count > 0
    ? person.reads(says('messaging.header.unread', { count }))
    : person.doesNotRead(/unread/);
};

export const page = definePage(flow, {
  states: {
    deciding: passedThrough,
    signedOut: seesBadge,
    paused: seesBadge,
    reading: seesBadge,
    waiting: seesBadge,
  },
  events: {
    'page.show': { sentBy: 'the app', because: 'The browser says that the tab is looked at.' },
    'page.hide': { sentBy: 'the app', because: 'The browser says that another tab is looked at.' },
    'conversation.read': { sentBy: 'the app', because: 'A thread is on show.' },
    'message.sent': { sentBy: 'the app', because: 'The outbox has given a letter to the server.' },
    'scope.change': { sentBy: 'the app', because: 'Another person shops.' },
  },
});
