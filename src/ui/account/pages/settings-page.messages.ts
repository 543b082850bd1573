import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  app: {
    id: 'account.settings.app',
    defaultMessage: 'Look and language',
    description: 'Heading on the settings, above theme and language.',
  },
  account: {
    id: 'account.settings.account',
    defaultMessage: 'Your data',
    description: 'Heading on the settings, above exporting and deleting.',
  },
  exportTitle: {
    id: 'account.settings.exportTitle',
    defaultMessage: 'Take your data with you',
    description: 'Heading beside the button that downloads.',
  },
  exportText: {
    id: 'account.settings.exportText',
    defaultMessage:
      'A file with everything that we store about you: profile, addresses, orders, trips, reviews, wishlist and messages.',
    description: 'Below that heading.',
  },
  export: {
    id: 'account.settings.export',
    defaultMessage: 'Download my data',
    description: 'Button that downloads the file.',
  },
  deleteTitle: {
    id: 'account.settings.deleteTitle',
    defaultMessage: 'Delete your account',
    description: 'Heading beside the button that deletes, and of the question before.',
  },
  deleteText: {
    id: 'account.settings.deleteText',
    defaultMessage:
      'Your profile, addresses, carts, wishlist, messages and the money in your wallet are deleted for good. Stores keep their records of what you bought, without your name.',
    description: 'Below that heading.',
  },
  delete: {
    id: 'account.settings.delete',
    defaultMessage: 'Delete account',
    description: 'Button that asks before it deletes.',
  },
  deleteQuestion: {
    id: 'account.settings.deleteQuestion',
    defaultMessage:
      'Your account and the money in your wallet cannot be restored. Do you really want to delete your account?',
    description: 'The question before the account is deleted. Answers: Cancel, Delete for good.',
  },
  confirmDelete: {
    id: 'account.settings.confirmDelete',
    defaultMessage: 'Delete for good',
    description: 'Button below that question.',
  },
});
