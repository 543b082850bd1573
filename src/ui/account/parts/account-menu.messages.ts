import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  signIn: {
    id: 'account.signIn.submit',
    defaultMessage: 'Sign In',
    description:
      'Button that sends e-mail and password, each that leads there, and heading of the dialog.',
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
  signUp: {
    id: 'account.signUp.submit',
    defaultMessage: 'Sign Up',
    description: 'Button that opens an account, each that leads there, and heading of the dialog.',
  },
});
