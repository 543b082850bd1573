import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  lead: {
    id: 'wallet.referral.lead',
    defaultMessage: 'Invite your friends and get {amount} for each of them.',
    description: 'Above the code. {amount} is money.',
  },
  yourCode: {
    id: 'wallet.referral.yourCode',
    defaultMessage: 'Your code',
    description: 'Above the code itself.',
  },
  share: {
    id: 'wallet.referral.share',
    defaultMessage: 'Share',
    description: 'Button: the code is handed to another app of the device.',
  },
  text: {
    id: 'wallet.referral.text',
    defaultMessage: 'Sign up at {shop} with my code {code}: {link}',
    description:
      'What is shared. {shop} is the name of the business, {link} an address of the web.',
  },
  first: {
    id: 'wallet.referral.first',
    defaultMessage: 'Send your code to a friend.',
    description: 'The first of three steps.',
  },
  second: {
    id: 'wallet.referral.second',
    defaultMessage: 'Your friend enters it when signing up.',
    description: 'The second of three steps.',
  },
  third: {
    id: 'wallet.referral.third',
    defaultMessage: 'When their first order is delivered, {amount} comes into your wallet.',
    description: 'The third of three steps. {amount} is money.',
  },
  none: {
    id: 'wallet.referral.none',
    defaultMessage: 'Your account has no code.',
    description: 'Where another back end has given none.',
  },
});
