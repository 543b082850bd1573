import { defineMessages, type MessageValue } from 'react-intl';

type Values = {
  coupon: {};
  code: {};
  apply: {};
  applying: {};
  applied: { code: MessageValue; title: MessageValue };
  removeCoupon: {};
  couponBelowMinimum: { amount: MessageValue };
  couponOtherProvider: {};
};

export const messages = defineMessages<Values>({
  coupon: {
    id: 'rental.checkout.coupon',
    defaultMessage: 'Coupon',
    description: 'Heading of the part of the trip checkout where a coupon code is typed.',
  },
  code: {
    id: 'rental.checkout.code',
    defaultMessage: 'Coupon code',
    description: 'Label of a text field.',
  },
  apply: {
    id: 'rental.checkout.apply',
    defaultMessage: 'Apply',
    description: 'Button beside the coupon code. Imperative.',
  },
  applying: {
    id: 'rental.checkout.applying',
    defaultMessage: 'Looking for the coupon',
    description: 'Read aloud while the coupon is looked for.',
  },
  applied: {
    id: 'rental.checkout.applied',
    defaultMessage: '{code}: {title}',
    description: 'A coupon that counts. {code}: as typed, {title}: its name.',
  },
  removeCoupon: {
    id: 'rental.checkout.removeCoupon',
    defaultMessage: 'Remove coupon',
    description: 'Button beside a coupon that counts. Imperative.',
  },
  couponBelowMinimum: {
    id: 'rental.checkout.couponBelowMinimum',
    defaultMessage: 'This coupon is for trips of {amount} or more.',
    description: 'Below the coupon code. {amount}: money.',
  },
  couponOtherProvider: {
    id: 'rental.checkout.couponOtherProvider',
    defaultMessage: 'This coupon is for another provider.',
    description: 'Below the coupon code.',
  },
});
