import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'wallet.topUp.title',
    defaultMessage: 'Add money',
    description: 'Heading of the form for adding money to the wallet.',
  },
  field: {
    id: 'wallet.topUp.field',
    defaultMessage: 'Amount',
    description: 'Label of the field for how much.',
  },
  hint: {
    id: 'wallet.topUp.hint',
    defaultMessage: 'You go to the payment page and then come back here.',
    description: 'Under that field.',
  },
  send: {
    id: 'wallet.topUp.send',
    defaultMessage: 'Continue to payment',
    description: 'Button that leads to the payment gateway.',
  },
  missing: {
    id: 'wallet.topUp.missing',
    defaultMessage: 'Enter an amount.',
    description: 'Under the field that was left empty.',
  },
  malformed: {
    id: 'wallet.topUp.malformed',
    defaultMessage: 'Enter an amount, such as 25.',
    description: 'Under the field that holds no amount.',
  },
  tooSmall: {
    id: 'wallet.topUp.tooSmall',
    defaultMessage: 'Enter an amount above zero.',
    description: 'Under the field.',
  },
  tooLarge: {
    id: 'wallet.topUp.tooLarge',
    defaultMessage: 'At most {amount} can be added at once.',
    description: 'Under the field. {amount} is money.',
  },
});
