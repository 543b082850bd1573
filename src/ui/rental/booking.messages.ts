import { defineMessages, type MessageValue } from 'react-intl';

type Values = {
  contact: {};
  phoneHint: {};
  payment: {};
  cash: {};
  cashHint: {};
  note: {};
  pickupPassed: {};
  choosePickup: {};
  suggest: {};
  coupon: {};
  code: {};
  apply: {};
  applying: {};
  applied: { code: MessageValue; title: MessageValue };
  removeCoupon: {};
  couponBelowMinimum: { amount: MessageValue };
  couponOtherProvider: {};
  quoting: {};
  submit: {};
  placing: {};
  blockedEmpty: {};
  blockedLine: { vehicle: MessageValue };
  stopped: { provider: MessageValue };
  stillInCart: {};
  cartEmpty: {};
  vehicleGone: {};
  typeNotOffered: {};
  aboveCount: {};
  notAvailable: {};
  providerClosed: {};
  outsideZone: {};
  schedule: {};
  couponRefused: {};
  keyTaken: {};
  unsureTitle: {};
  unsureText: {};
  askAgain: {};
  interruptedTitle: {};
  interruptedText: { provider: MessageValue };
  finish: {};
  startOver: {};
  changesTitle: {};
  changesText: {};
  changesAccept: {};
  changesDecline: {};
  tripChanged: {};
  was: { was: MessageValue; is: MessageValue };
  lineGone: {};
  lineNew: {};
  placedTitle: {};
  placedText: { provider: MessageValue };
  guestNotice: {};
  payUnknown: {};
  payCash: { money: MessageValue };
  tripId: {};
  track: {};
  trackNamed: { id: string };
  home: {};
};

export const messages = defineMessages<Values>({
  contact: {
    id: 'rental.checkout.contact',
    defaultMessage: 'Who rents',
    description: 'Heading of the part of the trip checkout with name, phone and e-mail.',
  },
  phoneHint: {
    id: 'rental.checkout.phoneHint',
    defaultMessage: 'With country code, like +1 212 555 0123. The provider may call it.',
    description: 'Below the phone number at the checkout of a trip.',
  },
  payment: {
    id: 'rental.checkout.payment',
    defaultMessage: 'Payment',
    description: 'Heading of the part of the trip checkout where one chooses how to pay.',
  },
  cash: {
    id: 'rental.checkout.cash',
    defaultMessage: 'Cash to the provider',
    description: 'A way to pay for a trip.',
  },
  cashHint: {
    id: 'rental.checkout.cashHint',
    defaultMessage: 'You pay when you pick the vehicles up.',
    description: 'Below that way to pay.',
  },
  note: {
    id: 'rental.checkout.note',
    defaultMessage: 'Note for the provider',
    description: 'Label of a text field of the trip checkout.',
  },
  pickupPassed: {
    id: 'rental.checkout.pickupPassed',
    defaultMessage: 'Choose a pickup time: a trip is booked for a time ahead.',
    description: 'At the trip, and below the button, when the pickup time is missing or past.',
  },
  choosePickup: {
    id: 'rental.checkout.choosePickup',
    defaultMessage: 'Choose a pickup time',
    description:
      'Button that opens the form of the trip, where the pickup time is chosen. Imperative.',
  },
  suggest: {
    id: 'rental.checkout.suggest',
    defaultMessage: 'Pick up as soon as possible',
    description: 'Button that sets the next possible pickup time. Imperative.',
  },
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
  quoting: {
    id: 'rental.checkout.quoting',
    defaultMessage: 'Working out the price',
    description: 'Read aloud while the trip cart is looked at.',
  },
  submit: {
    id: 'rental.checkout.submit',
    defaultMessage: 'Book trip',
    description: 'Button that books the trip. Imperative.',
  },
  placing: {
    id: 'rental.checkout.placing',
    defaultMessage: 'Booking your trip',
    description: 'Read aloud while the trip is being booked.',
  },
  blockedEmpty: {
    id: 'rental.checkout.blockedEmpty',
    defaultMessage: 'Your trip cart is empty.',
    description: 'Below the button that books: why it is not ready.',
  },
  blockedLine: {
    id: 'rental.checkout.blockedLine',
    defaultMessage: '{vehicle} cannot be rented as it is.',
    description: 'Below the button that books. {vehicle}: name of a vehicle.',
  },
  stopped: {
    id: 'rental.booking.stopped',
    defaultMessage: 'Your trip with {provider} was not booked',
    description: 'Heading above the form. {provider}: name of the provider.',
  },
  stillInCart: {
    id: 'rental.booking.stillInCart',
    defaultMessage: 'Your vehicles are still in your trip cart.',
    description: 'Below why a trip was not booked.',
  },
  cartEmpty: {
    id: 'rental.booking.cartEmpty',
    defaultMessage: 'Add a vehicle first.',
    description: 'What to do when nothing was in the trip cart.',
  },
  vehicleGone: {
    id: 'rental.booking.vehicleGone',
    defaultMessage: 'Remove it, or choose another vehicle.',
    description: 'What to do when a vehicle is no longer for rent.',
  },
  typeNotOffered: {
    id: 'rental.booking.typeNotOffered',
    defaultMessage: 'Remove it, or choose another type of trip.',
    description: 'What to do when a vehicle is not rented by the hour, or by the kilometre.',
  },
  aboveCount: {
    id: 'rental.booking.aboveCount',
    defaultMessage: 'Take fewer of it.',
    description: 'What to do when more are wanted than there are.',
  },
  notAvailable: {
    id: 'rental.booking.notAvailable',
    defaultMessage: 'Take fewer, choose another pickup time, or another vehicle.',
    description: 'What to do when vehicles are away on other trips at that time.',
  },
  providerClosed: {
    id: 'rental.booking.providerClosed',
    defaultMessage: 'Choose a pickup time at which the provider is open.',
    description: 'What to do when the provider is closed at the pickup time.',
  },
  outsideZone: {
    id: 'rental.booking.outsideZone',
    defaultMessage: 'Choose another pickup place, or another provider.',
    description: 'What to do when the provider does not hand over there.',
  },
  schedule: {
    id: 'rental.booking.schedule',
    defaultMessage: 'Choose another pickup time.',
    description: 'What to do when the pickup time has passed.',
  },
  couponRefused: {
    id: 'rental.booking.coupon',
    defaultMessage: 'Remove the coupon, and book again.',
    description: 'What to do when the server does not take the coupon.',
  },
  keyTaken: {
    id: 'rental.booking.keyTaken',
    defaultMessage: 'Please press the button once more.',
    description: 'What to do when the same attempt was used for something else.',
  },
  unsureTitle: {
    id: 'rental.booking.unsureTitle',
    defaultMessage: 'We do not know whether your trip was booked',
    description: 'Heading after the answer of the server was lost.',
  },
  unsureText: {
    id: 'rental.booking.unsureText',
    defaultMessage: 'No answer came. Ask again: your trip is booked only once.',
    description: 'Below that heading.',
  },
  askAgain: {
    id: 'rental.booking.askAgain',
    defaultMessage: 'Ask again',
    description: 'Button that sends the same booking again.',
  },
  interruptedTitle: {
    id: 'rental.booking.interruptedTitle',
    defaultMessage: 'A booking was on its way',
    description: 'Heading after the page was closed before the answer came.',
  },
  interruptedText: {
    id: 'rental.booking.interruptedText',
    defaultMessage:
      'You left before we heard whether your trip with {provider} was booked. Finish it now: it is booked only once.',
    description: 'Below that heading. {provider}: name of the provider.',
  },
  finish: {
    id: 'rental.booking.finish',
    defaultMessage: 'Finish the booking',
    description: 'Button that sends the interrupted booking again. Imperative.',
  },
  startOver: {
    id: 'rental.booking.startOver',
    defaultMessage: 'Back to the trip cart',
    description: 'Button that gives the interrupted booking up. Short.',
  },
  changesTitle: {
    id: 'rental.booking.changesTitle',
    defaultMessage: 'Some prices have changed',
    description: 'Heading of a dialog that lists differences before the trip is booked.',
  },
  changesText: {
    id: 'rental.booking.changesText',
    defaultMessage: 'This is different from what you saw. Nothing is booked until you agree.',
    description: 'In the dialog, above the list of differences.',
  },
  changesAccept: {
    id: 'rental.booking.changesAccept',
    defaultMessage: 'Book at the new price',
    description: 'Button of the dialog: books the trip. Imperative.',
  },
  changesDecline: {
    id: 'rental.booking.changesDecline',
    defaultMessage: 'Back',
    description: 'Button of the dialog: closes it, nothing is booked.',
  },
  tripChanged: {
    id: 'rental.booking.tripChanged',
    defaultMessage: 'Place, time or length of the trip',
    description: 'A difference: the trip itself is another than the one shown.',
  },
  was: {
    id: 'rental.booking.was',
    defaultMessage: 'before {was}, now {is}',
    description: 'A difference. {was} and {is}: two amounts, or two quantities.',
  },
  lineGone: {
    id: 'rental.booking.lineGone',
    defaultMessage: 'no longer in the trip',
    description: 'A difference: this vehicle is gone.',
  },
  lineNew: {
    id: 'rental.booking.lineNew',
    defaultMessage: 'new, or changed, in the trip',
    description: 'A difference: this vehicle is new, or the trip is another.',
  },
  placedTitle: {
    id: 'rental.placed.title',
    defaultMessage: 'Your trip is booked',
    description: 'Heading after the trip was booked.',
  },
  placedText: {
    id: 'rental.placed.text',
    defaultMessage: '{provider} will confirm it soon.',
    description: 'Below that heading. {provider}: name of the provider.',
  },
  guestNotice: {
    id: 'rental.placed.guestNotice',
    defaultMessage: 'You cannot see your trip history. Save your trip ID to ask about this trip.',
    description: 'For guests, after the trip was booked.',
  },
  payUnknown: {
    id: 'rental.placed.payUnknown',
    defaultMessage:
      'The provider could not be told how you pay. Your trip is booked: tell them that you pay in cash.',
    description: 'After the trip was booked, when the call about the payment failed.',
  },
  payCash: {
    id: 'rental.placed.payCash',
    defaultMessage: 'Pay {money} in cash to the provider',
    description: 'On a booked trip. {money}: what is to be paid.',
  },
  tripId: {
    id: 'rental.placed.tripId',
    defaultMessage: 'Trip ID',
    description: 'Label above the number of the trip.',
  },
  track: {
    id: 'rental.placed.track',
    defaultMessage: 'Track trip',
    description: 'Link to the page on which the trip is followed. Imperative.',
  },
  trackNamed: {
    id: 'rental.placed.trackNamed',
    defaultMessage: 'Track trip {id}',
    description: 'The same link, read aloud. {id}: the number of the trip.',
  },
  home: {
    id: 'rental.placed.home',
    defaultMessage: 'Back to home',
    description: 'Link after the trip was booked.',
  },
});
