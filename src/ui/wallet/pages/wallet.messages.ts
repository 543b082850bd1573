import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  balance: {
    id: 'wallet.wallet.balance',
    defaultMessage: 'Balance',
    description: 'Above the amount that is in the wallet.',
  },
  addFund: {
    id: 'wallet.wallet.addFund',
    defaultMessage: 'Add fund',
    description: 'Button that opens the form for adding money to the wallet.',
  },
  filter: {
    id: 'wallet.wallet.filter',
    defaultMessage: 'Show',
    description: 'Name of the choices that narrow the history, read aloud.',
  },
  order: {
    id: 'wallet.filter.order',
    defaultMessage: 'Orders',
    description: 'Choice: what was paid for orders and came back of them.',
  },
  trip: {
    id: 'wallet.filter.trip',
    defaultMessage: 'Trips',
    description: 'Choice: what was paid for trips and came back of them.',
  },
  add_fund: {
    id: 'wallet.filter.addFund',
    defaultMessage: 'Added',
    description: 'Choice: money that was added. One word.',
  },
  referrer: {
    id: 'wallet.filter.referrals',
    defaultMessage: 'Invitations',
    description: 'Choice: money for inviting others. One word.',
  },
  none: {
    id: 'wallet.wallet.none',
    defaultMessage: 'Nothing yet',
    description: 'Heading where a history is empty.',
  },
  noneText: {
    id: 'wallet.wallet.noneText',
    defaultMessage: 'Money that comes into your wallet or leaves it is listed here.',
    description: 'Below that heading.',
  },
  noneOfFilter: {
    id: 'wallet.wallet.noneOfFilter',
    defaultMessage: 'There is nothing of this kind in your history.',
    description: 'Below that heading, where the history is narrowed.',
  },
});
