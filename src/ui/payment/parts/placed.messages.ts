import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  paidFromWallet: {
    id: 'payment.placed.paidFromWallet',
    defaultMessage: '{money} paid from your wallet',
    description: 'Beside what was placed. {money}: amount with currency.',
  },
  paid: {
    id: 'payment.placed.paid',
    defaultMessage: '{money} paid',
    description: 'Beside what was placed. {money}: amount with currency.',
  },
  payOnline: {
    id: 'payment.placed.payOnline',
    defaultMessage: '{money} to pay online',
    description: 'Beside what was placed and is not paid yet. {money}: amount with currency.',
  },
  payCash: {
    id: 'payment.placed.payCash',
    defaultMessage: '{money} to pay in cash',
    description: 'Beside what was placed. {money}: amount with currency.',
  },
});
