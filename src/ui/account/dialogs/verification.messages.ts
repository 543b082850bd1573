import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  emailTitle: {
    id: 'account.verification.email',
    defaultMessage: 'Verify your e-mail address',
    description: 'Title of the dialog in which a code is typed that was sent by e-mail.',
  },
  phoneTitle: {
    id: 'account.verification.phone',
    defaultMessage: 'Verify your phone number',
    description: 'Title of the dialog in which a code is typed that was sent to a phone.',
  },
  sending: {
    id: 'account.verification.sending',
    defaultMessage: 'A code is being sent …',
    description: 'In that dialog until the code is on its way.',
  },
  send: {
    id: 'account.verification.send',
    defaultMessage: 'Send the code',
    description: 'Button in that dialog after a code could not be sent. Imperative.',
  },
  submit: {
    id: 'account.verification.submit',
    defaultMessage: 'Verify',
    description:
      'Button: sends the code that was typed; on the profile: opens the dialog. Imperative.',
  },
});
