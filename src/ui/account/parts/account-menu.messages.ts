import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  signIn: {
    id: 'account.signIn.submit',
    defaultMessage: 'Sign In',
    description: 'Button that sends e-mail and password, and each that leads there.',
  },
  account: {
    id: 'account.menu.title',
    defaultMessage: 'Account',
    description: 'Name of the account button while the customer’s name is not known.',
  },
  accountOf: {
    id: 'account.menu.titleOf',
    defaultMessage: 'Account of {name}',
    description: 'Name of the account button, read aloud. {name}: first name of the customer.',
  },
  logout: {
    id: 'account.menu.logout',
    defaultMessage: 'Logout',
    description: 'Button in the account menu, and the heading of its question.',
  },
});
