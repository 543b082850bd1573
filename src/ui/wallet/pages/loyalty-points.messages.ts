import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  points: {
    id: 'wallet.points.points',
    defaultMessage: '{points, plural, one {# point} other {# points}}',
    description: 'How many points a customer has.',
  },
  worth: {
    id: 'wallet.points.worth',
    defaultMessage: 'Worth {amount} in your wallet',
    description: 'Below the number of points. {amount} is money.',
  },
  convert: {
    id: 'wallet.points.convert',
    defaultMessage: 'Convert to wallet money',
    description: 'Button that opens the form for converting points.',
  },
  missing: {
    id: 'wallet.points.missing',
    defaultMessage:
      '{points, plural, one {# more point} other {# more points}} until you can convert them.',
    description: 'In the place of that button while there are too few.',
  },
  earning: {
    id: 'wallet.points.earning',
    defaultMessage:
      'Each order earns points when it is delivered: {points, number} for every {amount}.',
    description: '{amount} is money.',
  },
  rate: {
    id: 'wallet.points.rate',
    defaultMessage:
      '{points, plural, one {# point is} other {# points are}} worth {amount} in your wallet.',
    description: '{amount} is money.',
  },
  none: {
    id: 'wallet.points.none',
    defaultMessage: 'No points yet',
    description: 'Heading where no points were ever earned.',
  },
  noneText: {
    id: 'wallet.points.noneText',
    defaultMessage: 'You earn your first points with your next order.',
    description: 'Below that heading.',
  },
});
