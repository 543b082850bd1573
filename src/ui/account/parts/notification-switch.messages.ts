import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'account.notifications.title',
    defaultMessage: 'Notifications',
    description: 'Heading on the settings, above the switch, whose text begins with it.',
  },
  text: {
    id: 'account.notifications.text',
    defaultMessage: 'News of your orders and offers. Codes that you ask for are always sent.',
    description: 'Beside the switch.',
  },
  on: {
    id: 'account.notifications.on',
    defaultMessage: 'Notifications are on',
    description: 'What the switch says.',
  },
  off: {
    id: 'account.notifications.off',
    defaultMessage: 'Notifications are off',
    description: 'What the switch says.',
  },
});
