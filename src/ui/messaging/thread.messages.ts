import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  loading: {
    id: 'messaging.thread.loading',
    defaultMessage: 'Loading the conversation',
    description: 'Read aloud while a conversation is on its way.',
  },
  missing: {
    id: 'messaging.thread.missing',
    defaultMessage: 'This conversation was not found',
    description:
      'Heading in place of a conversation that does not exist, or is of another customer.',
  },
  missingText: {
    id: 'messaging.thread.missingText',
    defaultMessage: 'It may belong to another account.',
    description: 'Text below "This conversation is not there".',
  },
  back: {
    id: 'messaging.thread.back',
    defaultMessage: 'Back to all conversations',
    description:
      'Accessible name of the arrow above a conversation on narrow windows, and button where there is no such conversation.',
  },
  list: {
    id: 'messaging.thread.list',
    defaultMessage: 'Messages with {name}',
    description: 'Accessible name of the part in which messages scroll. {name}: the partner.',
  },
  said: {
    id: 'messaging.thread.said',
    defaultMessage: '{name}: {text}',
    description: 'Read aloud when a message comes. {name}: the partner, {text}: what was said.',
  },
  pictures: {
    id: 'messaging.thread.pictures',
    defaultMessage: '{count, plural, one {a picture} other {# pictures}}',
    description:
      'Read aloud in place of the words of a message that has none. {count}: how many pictures.',
  },
  nothing: {
    id: 'messaging.thread.nothing',
    defaultMessage: 'No messages yet',
    description: 'In a conversation that has no message.',
  },
  older: {
    id: 'messaging.thread.older',
    defaultMessage: 'Earlier messages',
    description: 'Button above the messages: shows what was said before.',
  },
  you: {
    id: 'messaging.thread.you',
    defaultMessage: 'You',
    description: 'Read aloud before a message of the customer’s own.',
  },
  aboutOrder: {
    id: 'messaging.thread.aboutOrder',
    defaultMessage: 'About order {order}',
    description:
      'Below a message, or above the box for the next one. {order}: the number of the order.',
  },
  seen: {
    id: 'messaging.thread.seen',
    defaultMessage: 'Seen',
    description: 'Below a message: the partner has read it.',
  },
  sent: {
    id: 'messaging.thread.sent',
    defaultMessage: 'Sent',
    description: 'Below a message: the partner has not read it yet.',
  },
  sending: {
    id: 'messaging.thread.sending',
    defaultMessage: 'Sending…',
    description: 'Below a message that is on its way.',
  },
  waiting: {
    id: 'messaging.thread.waiting',
    defaultMessage: 'Waiting to be sent',
    description: 'Below a message whose turn comes later, or whose writer has to sign in again.',
  },
  notSent: {
    id: 'messaging.thread.notSent',
    defaultMessage: 'Not sent.',
    description: 'Below a message that did not go; the reason follows.',
  },
  sendAgain: {
    id: 'messaging.thread.sendAgain',
    defaultMessage: 'Send again',
    description: 'Button below a message that did not go.',
  },
  discard: {
    id: 'messaging.thread.discard',
    defaultMessage: 'Discard',
    description: 'Button below a message that did not go: gives it up.',
  },
  noPicture: {
    id: 'messaging.thread.noPicture',
    defaultMessage: 'Picture {number} could not be shown',
    description: 'In place of a picture that could not be read. {number}: its place, from 1.',
  },
  write: {
    id: 'messaging.thread.write',
    defaultMessage: 'Write to {name}',
    description: 'Placeholder and accessible name of the box for a message. {name}: the partner.',
  },
  send: {
    id: 'messaging.thread.send',
    defaultMessage: 'Send',
    description: 'Accessible name of the button that sends a message.',
  },
  left: {
    id: 'messaging.thread.left',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
    description:
      'Below a long message that is being written. {count}: how many characters it may still have.',
  },
  tooLong: {
    id: 'messaging.thread.tooLong',
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
    description: 'Below a message that is too long to be sent. {count}: by how many characters.',
  },
});
