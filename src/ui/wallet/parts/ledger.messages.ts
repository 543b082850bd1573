import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  opening: {
    id: 'wallet.entry.opening',
    defaultMessage: 'Opening balance',
    description: 'Entry of a history: what there was when it began.',
  },
  order_refund: {
    id: 'wallet.entry.orderRefund',
    defaultMessage: 'Refund of order {order}',
    description: 'Entry of the wallet’s history. {order} is its number.',
  },
  trip_refund: {
    id: 'wallet.entry.tripRefund',
    defaultMessage: 'Refund of trip {trip}',
    description: 'Entry of the wallet’s history. {trip} is its number.',
  },
  trip_place: {
    id: 'wallet.entry.tripPaid',
    defaultMessage: 'Paid for trip {trip}',
    description: 'Entry of the wallet’s history. {trip} is its number.',
  },
  paid: {
    id: 'wallet.entry.paid',
    defaultMessage: 'Paid for order {order}',
    description: 'Entry of the wallet’s history. {order} is its number.',
  },
  earned: {
    id: 'wallet.entry.earned',
    defaultMessage: 'Earned with order {order}',
    description: 'Entry of the points’ history. {order} is its number.',
  },
  add_fund: {
    id: 'wallet.entry.addFund',
    defaultMessage: 'Money added',
    description: 'Entry of the wallet’s history.',
  },
  loyalty_point: {
    id: 'wallet.entry.loyaltyPoint',
    defaultMessage: 'Points converted',
    description: 'Entry of the wallet’s history: points became money.',
  },
  point_to_wallet: {
    id: 'wallet.entry.pointToWallet',
    defaultMessage: 'Converted to wallet money',
    description: 'Entry of the points’ history: points became money.',
  },
  referrer: {
    id: 'wallet.entry.referrer',
    defaultMessage: 'First order of a friend',
    description:
      'Entry of the wallet’s history: someone who was invited has got their first order.',
  },
  other: {
    id: 'wallet.entry.other',
    defaultMessage: 'Other',
    description: 'Entry of a history whose kind is not known.',
  },
  balance: {
    id: 'wallet.entry.balance',
    defaultMessage: 'Balance: {balance}',
    description:
      'What there was after an entry of a history. {balance} is money, or a number of points.',
  },
  pages: {
    id: 'wallet.entry.pages',
    defaultMessage: 'Pages of the history',
    description: 'Name of the way through a long history, read aloud.',
  },
  title: {
    id: 'wallet.ledger.title',
    defaultMessage: 'History',
    description: 'Heading above what came into the wallet, or became points, and left it.',
  },
});
