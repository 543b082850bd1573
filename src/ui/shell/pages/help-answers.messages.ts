import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  ordering: {
    id: 'shell.help.ordering',
    defaultMessage: 'Ordering',
    description: 'Heading over questions and answers on the help page.',
  },
  orderingOrder: {
    id: 'shell.help.ordering.order',
    defaultMessage: 'How do I order?',
    description: 'Question on the help page.',
  },
  orderingOrderAnswer: {
    id: 'shell.help.ordering.order.answer',
    defaultMessage:
      'Tell us where you are, open a store, and add what you want to your cart. At checkout you choose delivery or take away, now or later, and see every amount before you place the order.',
    description: 'Answer to the question before, which opens when that is pressed.',
  },
  orderingGuest: {
    id: 'shell.help.ordering.guest',
    defaultMessage: 'Do I need an account?',
    description: 'Question on the help page.',
  },
  orderingGuestAnswer: {
    id: 'shell.help.ordering.guest.answer',
    defaultMessage:
      'Not where “Continue as guest” is offered. Then keep the number of your order: with it and your phone number, you can track the order here.',
    description: 'Answer to the question before, which opens when that is pressed.',
  },
  orderingMissing: {
    id: 'shell.help.ordering.missing',
    defaultMessage: 'Something is missing, late or wrong. What now?',
    description: 'Question on the help page.',
  },
  orderingMissingAnswer: {
    id: 'shell.help.ordering.missing.answer',
    defaultMessage:
      'Open the order, by its number or under “My Orders”, and write to the store or the courier. If that does not help, write to us.',
    description: 'Answer to the question before, which opens when that is pressed.',
  },
  paying: {
    id: 'shell.help.paying',
    defaultMessage: 'Paying',
    description: 'Heading over questions and answers on the help page.',
  },
  payingWays: {
    id: 'shell.help.paying.ways',
    defaultMessage: 'How can I pay?',
    description: 'Question on the help page.',
  },
  payingWaysAnswer: {
    id: 'shell.help.paying.ways.answer',
    defaultMessage:
      'The checkout shows the ways to pay for your order: cash on delivery, your wallet or online. Some have limits: cash has a maximum, and an order from several stores cannot be paid online.',
    description: 'Answer to the question before, which opens when that is pressed.',
  },
  payingFailed: {
    id: 'shell.help.paying.failed',
    defaultMessage: 'My online payment did not go through. Do I have to order again?',
    description: 'Question on the help page.',
  },
  payingFailedAnswer: {
    id: 'shell.help.paying.failed.answer',
    defaultMessage:
      'No. Open the order within half an hour and pay again: online, from your wallet or in cash. Any amount taken twice is returned.',
    description: 'Answer to the question before, which opens when that is pressed.',
  },
  payingCoupon: {
    id: 'shell.help.paying.coupon',
    defaultMessage: 'Where do I enter a coupon?',
    description: 'Question on the help page.',
  },
  payingCouponAnswer: {
    id: 'shell.help.paying.coupon.answer',
    defaultMessage:
      'At checkout, beside the total. Coupons that apply are listed there; those that do not apply say why.',
    description: 'Answer to the question before, which opens when that is pressed.',
  },
  cancelling: {
    id: 'shell.help.cancelling',
    defaultMessage: 'Canceling',
    description: 'Heading over questions and answers on the help page.',
  },
  cancellingOrder: {
    id: 'shell.help.cancelling.order',
    defaultMessage: 'Can I cancel an order?',
    description: 'Question on the help page.',
  },
  cancellingOrderAnswer: {
    id: 'shell.help.cancelling.order.answer',
    defaultMessage:
      'Yes, until the store has accepted it: open the order and press “Cancel order”. After that, write to the store, which may still be able to stop it.',
    description: 'Answer to the question before, which opens when that is pressed.',
  },
  cancellingTrip: {
    id: 'shell.help.cancelling.trip',
    defaultMessage: 'Can I cancel a trip?',
    description: 'Question on the help page.',
  },
  cancellingTripAnswer: {
    id: 'shell.help.cancelling.trip.answer',
    defaultMessage:
      'Yes, until the provider has confirmed it. After that, write to the provider from the page of the trip.',
    description: 'Answer to the question before, which opens when that is pressed.',
  },
  refunds: {
    id: 'shell.help.refunds',
    defaultMessage: 'Refunds',
    description: 'Heading over questions and answers on the help page.',
  },
  refundsAsk: {
    id: 'shell.help.refunds.ask',
    defaultMessage: 'How do I ask for my money back?',
    description: 'Question on the help page.',
  },
  refundsAskAnswer: {
    id: 'shell.help.refunds.ask.answer',
    defaultMessage:
      'Open an order that was delivered and paid, press “Request refund” and give the reason. The decision appears on the page of the order.',
    description: 'Answer to the question before, which opens when that is pressed.',
  },
  refundsWhere: {
    id: 'shell.help.refunds.where',
    defaultMessage: 'Where does the money go?',
    description: 'Question on the help page.',
  },
  refundsWhereAnswer: {
    id: 'shell.help.refunds.where.answer',
    defaultMessage:
      'Into your wallet, if you have one. Otherwise, as for guests, we return it by hand, which takes longer.',
    description: 'Answer to the question before, which opens when that is pressed.',
  },
  renting: {
    id: 'shell.help.renting',
    defaultMessage: 'Renting',
    description: 'Heading over questions and answers on the help page.',
  },
  rentingRent: {
    id: 'shell.help.renting.rent',
    defaultMessage: 'How do I rent a vehicle?',
    description: 'Question on the help page.',
  },
  rentingRentAnswer: {
    id: 'shell.help.renting.rent.answer',
    defaultMessage:
      'Open the rentals, say where and when you pick up the vehicle, by the hour or by distance, and compare what is free then. Put vehicles of one provider into your trip cart and book them together.',
    description: 'Answer to the question before, which opens when that is pressed.',
  },
  rentingMixed: {
    id: 'shell.help.renting.mixed',
    defaultMessage: 'Can I book vehicles from different providers together?',
    description: 'Question on the help page.',
  },
  rentingMixedAnswer: {
    id: 'shell.help.renting.mixed.answer',
    defaultMessage:
      'No: a trip cart holds vehicles of one provider, all for the same trip. If you add one of another provider, you are asked which to keep.',
    description: 'Answer to the question before, which opens when that is pressed.',
  },
  parcels: {
    id: 'shell.help.parcels',
    defaultMessage: 'Parcels',
    description: 'Heading over questions and answers on the help page.',
  },
  parcelsSend: {
    id: 'shell.help.parcels.send',
    defaultMessage: 'What can I send?',
    description: 'Question on the help page.',
  },
  parcelsSendAnswer: {
    id: 'shell.help.parcels.send.answer',
    defaultMessage:
      'Anything that fits one of the categories on the parcel page: each says how heavy, how large and how valuable a parcel may be. What may not be sent is listed before you order.',
    description: 'Answer to the question before, which opens when that is pressed.',
  },
  parcelsReceiver: {
    id: 'shell.help.parcels.receiver',
    defaultMessage: 'How does the receiver know where it is?',
    description: 'Question on the help page.',
  },
  parcelsReceiverAnswer: {
    id: 'shell.help.parcels.receiver.answer',
    defaultMessage:
      'The page of a placed parcel has a link for the receiver. Anyone with the link can track the parcel without an account.',
    description: 'Answer to the question before, which opens when that is pressed.',
  },
  parcelsAbsent: {
    id: 'shell.help.parcels.absent',
    defaultMessage: 'What if no one is there?',
    description: 'Question on the help page.',
  },
  parcelsAbsentAnswer: {
    id: 'shell.help.parcels.absent.answer',
    defaultMessage:
      'The courier waits ten minutes and then brings the parcel back to you. You then pay what the receiver did not.',
    description: 'Answer to the question before, which opens when that is pressed.',
  },
  accounts: {
    id: 'shell.help.accounts',
    defaultMessage: 'Your account',
    description: 'Heading over questions and answers on the help page.',
  },
  accountsPassword: {
    id: 'shell.help.accounts.password',
    defaultMessage: 'I have forgotten my password.',
    description: 'Question on the help page.',
  },
  accountsPasswordAnswer: {
    id: 'shell.help.accounts.password.answer',
    defaultMessage:
      'Choose “Sign In”, then “Forgot password?”, and enter the code that you get. All other devices are signed out.',
    description: 'Answer to the question before, which opens when that is pressed.',
  },
  accountsAddress: {
    id: 'shell.help.accounts.address',
    defaultMessage: 'How do I change my addresses?',
    description: 'Question on the help page.',
  },
  accountsAddressAnswer: {
    id: 'shell.help.accounts.address.answer',
    defaultMessage: 'In your profile, under “My Addresses”: there you add, change and delete them.',
    description: 'Answer to the question before, which opens when that is pressed.',
  },
  accountsDelete: {
    id: 'shell.help.accounts.delete',
    defaultMessage: 'How do I delete my account?',
    description: 'Question on the help page.',
  },
  accountsDeleteAnswer: {
    id: 'shell.help.accounts.delete.answer',
    defaultMessage:
      'In your profile, under “Settings”. Orders and trips that are still running have to end first. You can download your data there before.',
    description: 'Answer to the question before, which opens when that is pressed.',
  },
});
