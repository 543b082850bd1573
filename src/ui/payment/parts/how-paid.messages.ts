import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  payOnline: {
    id: 'payment.how.payOnline',
    defaultMessage: 'To be paid online',
    description: 'Below the amounts: it is paid on the page of a payment gateway, and is not yet.',
  },
  paidOnline: {
    id: 'payment.how.paidOnline',
    defaultMessage: 'Paid online',
    description: 'Below the amounts: it has been paid on the page of a payment gateway.',
  },
  paidFromWallet: {
    id: 'payment.how.paidFromWallet',
    defaultMessage: 'Paid from your wallet',
    description: 'Below the amounts: how it was paid.',
  },
  paidInCash: {
    id: 'payment.how.paidInCash',
    defaultMessage: 'Paid in cash',
    description: 'Below the amounts: how it was paid.',
  },
});
