import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  open: {
    id: 'account.recovery.open',
    defaultMessage: 'Forgot password?',
    description: 'Link below the password of the sign-in form.',
  },
  title: {
    id: 'account.recovery.title',
    defaultMessage: 'Set a new password',
    description: 'Title of the dialog for customers who forgot their password.',
  },
  intro: {
    id: 'account.recovery.intro',
    defaultMessage: 'Enter your e-mail address or phone number, and we send you a code.',
    description: 'Above the field for e-mail or phone.',
  },
  send: {
    id: 'account.recovery.send',
    defaultMessage: 'Send a code',
    description: 'Button below that field. Imperative.',
  },
  sent: {
    id: 'account.recovery.sent',
    defaultMessage: 'If {recipient} has an account, a 6-digit code is on its way there.',
    description:
      'Above the field for the code. It does not say whether there is such an account. {recipient}: an e-mail address or phone number.',
  },
  change: {
    id: 'account.recovery.change',
    defaultMessage: 'Start again',
    description: 'Button: back to the field for e-mail or phone. Imperative.',
  },
  choose: {
    id: 'account.recovery.choose',
    defaultMessage: 'The code is right. You will be signed out everywhere else.',
    description: 'Above the fields for the new password.',
  },
  submit: {
    id: 'account.recovery.submit',
    defaultMessage: 'Save the password',
    description: 'Button below the new password. Imperative.',
  },
});
