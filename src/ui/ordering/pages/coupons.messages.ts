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
  freeDelivery: {
    id: 'ordering.coupons.freeDelivery',
    defaultMessage: 'Free delivery',
    description: 'What a coupon takes off.',
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
  until: {
    id: 'ordering.coupons.until',
    defaultMessage: 'Until {day}',
    description: 'When a coupon ends. {day} is a date.',
  },
  forEver: {
    id: 'ordering.coupons.forEver',
    defaultMessage: 'No end date',
    description: 'In the place of the date, where a coupon does not end.',
  },
  copy: {
    id: 'ordering.coupons.copy',
    defaultMessage: 'Copy',
    description: 'Button: the code is put on the clipboard.',
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
