import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  share: {
    id: 'ordering.coupons.share',
    defaultMessage: '{share, number, percent} off',
    description: 'How much a coupon takes off.',
  },
  amount: {
    id: 'ordering.coupons.amount',
    defaultMessage: '{amount} off',
    description: 'How much a coupon takes off. {amount} is money.',
  },
  store: {
    id: 'ordering.coupons.store',
    defaultMessage: 'At {store} only',
    description: 'For which store a coupon is.',
  },
  minimum: {
    id: 'ordering.coupons.minimum',
    defaultMessage: 'For orders from {amount}',
    description: 'For which orders a coupon is. {amount} is money.',
  },
  maximum: {
    id: 'ordering.coupons.maximum',
    defaultMessage: 'At most {amount} off',
    description: 'The most that a coupon takes off. {amount} is money.',
  },
  forEver: {
    id: 'ordering.coupons.forEver',
    defaultMessage: 'No end date',
    description: 'In the place of the date, where a coupon does not end.',
  },
  copyOne: {
    id: 'ordering.coupons.copyOne',
    defaultMessage: 'Copy {code}',
    description: 'The same button, read aloud. {code} is the code of the coupon.',
  },
  none: {
    id: 'ordering.coupons.none',
    defaultMessage: 'No coupons at the moment',
    description: 'Heading where there are none.',
  },
  noneText: {
    id: 'ordering.coupons.noneText',
    defaultMessage: 'New ones appear here.',
    description: 'Below that heading.',
  },
});
