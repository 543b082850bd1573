import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  wallet: {
    id: 'wallet.titles.wallet',
    defaultMessage: 'Wallet',
    description:
      'Heading of the page with a customer’s money, the link that leads there, and a way to pay.',
  },
  loyaltyPoints: {
    id: 'wallet.titles.loyaltyPoints',
    defaultMessage: 'Loyalty points',
    description: 'Heading of the page with a customer’s points, and the link that leads there.',
  },
  referralCode: {
    id: 'wallet.titles.referralCode',
    defaultMessage: 'Referral code',
    description:
      'Heading of the page with the code for inviting others, and the link that leads there.',
  },
});
