import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  checking: {
    id: 'wallet.result.checking',
    defaultMessage: 'We are looking up your payment.',
    description: 'After the customer has come back from the payment page.',
  },
  paid: {
    id: 'wallet.result.paid',
    defaultMessage: '{amount} is in your wallet',
    description: 'The payment went well. {amount} is money.',
  },
  declined: {
    id: 'wallet.result.declined',
    defaultMessage: 'The payment of {amount} was declined',
    description: '{amount} is money.',
  },
  declinedText: {
    id: 'wallet.result.declinedText',
    defaultMessage: 'No money was taken. You can try again.',
    description: 'Below that.',
  },
  unfinished: {
    id: 'wallet.result.unfinished',
    defaultMessage: 'The payment of {amount} is not finished',
    description: 'The customer left the payment page. {amount} is money.',
  },
  unfinishedText: {
    id: 'wallet.result.unfinishedText',
    defaultMessage: 'If you have paid, the money comes into your wallet as soon as we hear of it.',
    description: 'Below that.',
  },
  dismiss: {
    id: 'wallet.result.dismiss',
    defaultMessage: 'OK',
    description: 'Button: the customer has read it.',
  },
});
