import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  settings: {
    id: 'account.settings.title',
    defaultMessage: 'Settings',
    description:
      'Heading of the page on which a customer sets theme and language, and the way to it. One word.',
  },
  profile: {
    id: 'account.profile.title',
    defaultMessage: 'Profile',
    description:
      'Heading of the page with what is known of a customer, the way to it, and name of the menu of its pages.',
  },
});
