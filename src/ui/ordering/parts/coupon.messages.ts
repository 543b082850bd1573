import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  code: {
    id: 'ordering.coupon.code',
    defaultMessage: 'Coupon code',
    description: 'Label of a text field in the summary of an order or a trip.',
  },
  apply: {
    id: 'ordering.coupon.apply',
    defaultMessage: 'Apply',
    description: 'Button beside the coupon code. Imperative.',
  },
  applying: {
    id: 'ordering.coupon.applying',
    defaultMessage: 'Checking the coupon',
    description: 'Read aloud while the server is asked whether the coupon fits.',
  },
  applied: {
    id: 'ordering.coupon.applied',
    defaultMessage: '{code}: {title}',
    description: 'A coupon that counts. {code}: as typed, {title}: its name.',
  },
  saves: {
    id: 'ordering.coupon.saves',
    defaultMessage: 'Saves {money}',
    description: 'What a coupon takes off an order or a trip. {money}: amount with currency.',
  },
  remove: {
    id: 'ordering.coupon.remove',
    defaultMessage: 'Remove coupon',
    description: 'Button beside a coupon that counts. Imperative.',
  },
  removed: {
    id: 'ordering.coupon.removed',
    defaultMessage: 'The coupon was removed',
    description: 'Read aloud after the customer has removed the coupon.',
  },
  dropped: {
    id: 'ordering.coupon.dropped',
    defaultMessage: 'The coupon was removed, because it no longer applies. {why}',
    description: 'Below the coupon code. {why}: a sentence that says why it does not fit any more.',
  },
  all: {
    id: 'ordering.coupon.all',
    defaultMessage: '{count, plural, one {See # coupon} other {See all # coupons}}',
    description: 'Button below the coupon code, which opens a list. {count}: how many there are.',
  },
  best: {
    id: 'ordering.coupon.best',
    defaultMessage: 'Best for you',
    description: 'Badge of the coupon that saves most.',
  },
  bestWhy: {
    id: 'ordering.coupon.bestWhy',
    defaultMessage:
      '{count, plural, one {The only coupon that applies.} other {It saves the most of the # coupons that apply.}}',
    description: 'Why a coupon is suggested. {count}: how many fit.',
  },
  use: {
    id: 'ordering.coupon.use',
    defaultMessage: 'Use',
    description: 'Button beside a coupon. Imperative.',
  },
  useNamed: {
    id: 'ordering.coupon.useNamed',
    defaultMessage: 'Use {code}',
    description: 'The same button, read aloud. {code}: the code of the coupon.',
  },
  inUse: {
    id: 'ordering.coupon.inUse',
    defaultMessage: 'In use',
    description: 'Badge of the coupon that counts, in the list of all coupons.',
  },
  from: {
    id: 'ordering.coupon.from',
    defaultMessage: 'From {money}',
    description: 'For which orders or trips a coupon is. {money}: what they cost at least.',
  },
  belowMinimum: {
    id: 'ordering.coupon.belowMinimum',
    defaultMessage: 'Add {money} more to use this coupon.',
    description: 'Why a coupon does not fit yet. {money}: what is missing.',
  },
  unknown: {
    id: 'ordering.coupon.unknown',
    defaultMessage: 'There is no such coupon here.',
    description: 'Below the coupon code.',
  },
  notYet: {
    id: 'ordering.coupon.notYet',
    defaultMessage: 'This coupon cannot be used yet.',
    description: 'Why a coupon does not fit.',
  },
  expired: {
    id: 'ordering.coupon.expired',
    defaultMessage: 'This coupon has ended.',
    description: 'Why a coupon does not fit.',
  },
  usedUp: {
    id: 'ordering.coupon.usedUp',
    defaultMessage: 'This coupon has been used up.',
    description: 'Why a coupon does not fit.',
  },
  usedByCustomer: {
    id: 'ordering.coupon.usedByCustomer',
    defaultMessage: 'You have used this coupon already.',
    description: 'Why a coupon does not fit.',
  },
  signIn: {
    id: 'ordering.coupon.signIn',
    defaultMessage: 'Sign in to use this coupon.',
    description: 'Why a coupon does not fit yet.',
  },
  verify: {
    id: 'ordering.coupon.verify',
    defaultMessage: 'Verify your e-mail or phone to use this coupon.',
    description: 'Why a coupon does not fit yet: it is given once a customer.',
  },
  notFirstOrder: {
    id: 'ordering.coupon.notFirstOrder',
    defaultMessage: 'This coupon is for your first order.',
    description: 'Why a coupon does not fit.',
  },
  otherStore: {
    id: 'ordering.coupon.otherStore',
    defaultMessage: 'This coupon is for another store.',
    description: 'Why a coupon does not fit.',
  },
  ofStore: {
    id: 'ordering.coupon.ofStore',
    defaultMessage: 'This coupon is for {store}.',
    description: 'Why a coupon does not fit. {store}: the name of another store.',
  },
  otherZone: {
    id: 'ordering.coupon.otherZone',
    defaultMessage: 'This coupon is not for this area.',
    description: 'Why a coupon does not fit.',
  },
  savesNothing: {
    id: 'ordering.coupon.savesNothing',
    defaultMessage: 'This coupon would save you nothing.',
    description: 'Why a coupon does not fit.',
  },
});
