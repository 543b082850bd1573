import { defineMessages, type MessageValue } from 'react-intl';

type Values = {
  paidFromWallet: { money: MessageValue };
  paid: { money: MessageValue };
  payOnline: { money: MessageValue };
  payCash: { money: MessageValue };
};

/** How what was just placed is paid. */
export const messages = defineMessages<Values>({
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
