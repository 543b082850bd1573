import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  sent: {
    id: 'account.code.sent',
    defaultMessage: 'A 6-digit code is on its way to {recipient}.',
    description:
      'Above the field for the code, after it was sent. {recipient}: an e-mail address or phone number.',
  },
  code: {
    id: 'account.code.label',
    defaultMessage: 'Code',
    description: 'Label of the field for the code that was sent.',
  },
  codeHint: {
    id: 'account.code.hint',
    defaultMessage: 'It is valid for 5 minutes. You can paste it.',
    description: 'Under that field.',
  },
  missing: {
    id: 'account.code.missing',
    defaultMessage: 'Enter the code that we sent you.',
    description: 'Under the field for the code, when it was left empty.',
  },
  malformed: {
    id: 'account.code.malformed',
    defaultMessage: 'A code has 6 digits.',
    description: 'Under the field for the code, when what was typed cannot be one.',
  },
  resend: {
    id: 'account.code.resend',
    defaultMessage: 'Send a new code',
    description: 'Button below the field for the code. Imperative.',
  },
  wait: {
    id: 'account.code.wait',
    defaultMessage:
      '{seconds, plural, one {You can ask for a new code in # second.} other {You can ask for a new code in # seconds.}}',
    description: 'Beside that button while it cannot be pressed. {seconds}: counts down to 0.',
  },
});
