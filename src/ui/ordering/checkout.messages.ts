import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  loading: {
    id: 'ordering.checkout.loading',
    defaultMessage: 'Loading the checkout',
    description: 'Read aloud while the checkout page is being prepared.',
  },
  emptyText: {
    id: 'ordering.checkout.emptyText',
    defaultMessage: 'Add something you like, and come back here to order it.',
    description: 'Below the heading of an empty checkout page. One friendly sentence.',
  },
  deliveryType: {
    id: 'ordering.checkout.deliveryType',
    defaultMessage: 'Delivery type',
    description: 'Heading of the section where one chooses home delivery or take away.',
  },
  delivery: {
    id: 'ordering.checkout.delivery',
    defaultMessage: 'Home delivery',
    description: 'Choice: the order is brought to the customer.',
  },
  takeAway: {
    id: 'ordering.checkout.takeAway',
    defaultMessage: 'Take away',
    description: 'Choice: the customer fetches the order from the store.',
  },
  deliveryHint: {
    id: 'ordering.checkout.deliveryHint',
    defaultMessage: 'Brought to your door',
    description: 'Below the choice "Home delivery". A few words.',
  },
  takeAwayHint: {
    id: 'ordering.checkout.takeAwayHint',
    defaultMessage: 'Pick it up yourself, no delivery fee',
    description: 'Below the choice "Take away". A few words.',
  },
  contact: {
    id: 'ordering.checkout.contact',
    defaultMessage: 'Contact',
    description: 'Heading of the section with name, phone and e-mail.',
  },
  choosePlace: {
    id: 'ordering.checkout.choosePlace',
    defaultMessage: 'Choose a delivery address',
    description: 'Button that opens the map when no address is set. Imperative.',
  },
  placeMissing: {
    id: 'ordering.checkout.placeMissing',
    defaultMessage: 'Tell us where to deliver, and we work out what it costs.',
    description:
      'Where the summary would be, and below "Place Order", as long as no delivery address is set.',
  },
  now: {
    id: 'ordering.checkout.now',
    defaultMessage: 'As soon as possible',
    description: 'Choice: the order is made at once.',
  },
  later: {
    id: 'ordering.checkout.later',
    defaultMessage: 'Schedule for later',
    description: 'Choice: the order is made for a time slot that the customer picks.',
  },
  slot: {
    id: 'ordering.checkout.slot',
    defaultMessage: 'Time slot',
    description: 'Label of a list of half hours to choose from.',
  },
  slotPlaceholder: {
    id: 'ordering.checkout.slotPlaceholder',
    defaultMessage: 'Choose a time',
    description: 'First entry of the list of half hours, for no choice yet.',
  },
  storesClosed: {
    id: 'ordering.checkout.storesClosed',
    defaultMessage:
      '{stores} {count, plural, one {is} other {are}} closed now. Choose a later time.',
    description: '{stores}: names of one or more stores, joined. {count}: how many they are.',
  },
  storesClosing: {
    id: 'ordering.checkout.storesClosing',
    defaultMessage:
      '{stores} {count, plural, one {takes} other {take}} no more orders before closing. Choose a later time.',
    description:
      'The store is still open, and could not prepare an order before it closes. {stores}: names of one or more stores, joined. {count}: how many they are.',
  },
  itemsNotNow: {
    id: 'ordering.checkout.itemsNotNow',
    defaultMessage:
      '{items} {count, plural, one {is} other {are}} not sold at this hour. Choose a later time.',
    description: '{items}: names of one or more items, joined. {count}: how many they are.',
  },
  noSlots: {
    id: 'ordering.checkout.noSlots',
    defaultMessage:
      'There is no time in the next 7 days at which everything you are ordering is sold.',
    description: 'In place of the list of half hours when it would be empty.',
  },
  zone: {
    id: 'ordering.checkout.zone',
    defaultMessage: 'Times are those of the store.',
    description: 'Below the list of half hours.',
  },
  payment: {
    id: 'ordering.checkout.payment',
    defaultMessage: 'Payment method',
    description: 'Heading of the section where one chooses how to pay.',
  },
  cash: {
    id: 'ordering.checkout.cash',
    defaultMessage: 'Cash on delivery',
    description: 'Choice: the courier takes the money.',
  },
  cashHint: {
    id: 'ordering.checkout.cashHint',
    defaultMessage: 'Pay in cash when you get your order',
    description: 'Below the choice "Cash on delivery". A few words.',
  },
  walletHint: {
    id: 'ordering.checkout.walletHint',
    defaultMessage: 'You have {money}, and pay at once',
    description: 'Below the choice "Wallet". {money}: what is in it.',
  },
  walletLimit: {
    id: 'ordering.checkout.walletLimit',
    defaultMessage: 'You have {money}, less than this order costs.',
    description: 'Below the disabled choice "Wallet". {money}: what is in it.',
  },
  onlineHint: {
    id: 'ordering.checkout.onlineHint',
    defaultMessage: 'On the payment page, right after you order',
    description: 'Below the choice "Pay online". A few words.',
  },
  onlineLimit: {
    id: 'ordering.checkout.onlineLimit',
    defaultMessage: 'Orders from several stores cannot be paid online together.',
    description: 'Below the disabled choice "Pay online".',
  },
  noteCount: {
    id: 'ordering.checkout.noteCount',
    defaultMessage: '{used} of {most} characters',
    description: 'Below the order note. {used}: characters typed. {most}: the limit, 300.',
  },
  nameMissing: {
    id: 'ordering.checkout.nameMissing',
    defaultMessage: 'Enter your name.',
    description: 'Below the name field when it is empty.',
  },
  phoneMissing: {
    id: 'ordering.checkout.phoneMissing',
    defaultMessage: 'Enter your phone number.',
    description: 'Below the phone field when it is empty.',
  },
  emailMissing: {
    id: 'ordering.checkout.emailMissing',
    defaultMessage: 'Enter your e-mail address.',
    description: 'Below the e-mail field when it is empty.',
  },
  slotMissing: {
    id: 'ordering.checkout.slotMissing',
    defaultMessage: 'Choose a time.',
    description: 'Below the list of half hours when one has to be chosen.',
  },
  slotFull: {
    id: 'ordering.checkout.slotFull',
    defaultMessage: 'This time is fully booked by now. Choose another one.',
    description: 'Below the list of half hours: others have ordered for the chosen one meanwhile.',
  },
  fullOne: {
    id: 'ordering.checkout.fullOne',
    defaultMessage: '{slot} (full)',
    description: 'A half hour in the list that cannot be chosen. {slot}: such as 1:00 – 1:30 PM.',
  },
  takeInstead: {
    id: 'ordering.checkout.takeInstead',
    defaultMessage: 'Take {slot} instead',
    description:
      'Button below a half hour that has passed or filled up. {slot}: the next one, such as Saturday, 1:30 – 2:00 PM.',
  },
  slotGone: {
    id: 'ordering.checkout.slotGone',
    defaultMessage: 'This time is no longer offered. Choose another one.',
    description: 'Below the list of half hours when the chosen one has passed.',
  },
  typeNotOffered: {
    id: 'ordering.checkout.typeNotOffered',
    defaultMessage: 'This is not offered for everything you are ordering.',
    description: 'Below the delivery types when the chosen one is not possible.',
  },
  methodMissing: {
    id: 'ordering.checkout.methodMissing',
    defaultMessage: 'Choose how to pay.',
    description: 'Below the payment methods when none is chosen.',
  },
  methodNotOffered: {
    id: 'ordering.checkout.methodNotOffered',
    defaultMessage: 'This order cannot be paid in this way.',
    description: 'Below the payment methods when the chosen one is not offered for this order.',
  },
  submit: {
    id: 'ordering.checkout.submit',
    defaultMessage: 'Place Order',
    description: 'Button that sends the order to the server. Imperative, at most 20 characters.',
  },
  placing: {
    id: 'ordering.checkout.placing',
    defaultMessage: 'Placing your order',
    description: 'Read aloud, and shown on the button, while the server decides.',
  },
});
