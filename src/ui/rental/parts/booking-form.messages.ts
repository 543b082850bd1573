import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
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
  cash: {
    id: 'rental.checkout.cash',
    defaultMessage: 'Cash to the provider',
    description: 'A way to pay for a trip.',
  },
  cashHint: {
    id: 'rental.checkout.cashHint',
    defaultMessage: 'You pay when you pick up the vehicles.',
    description: 'Below that way to pay.',
  },
  onlineHint: {
    id: 'rental.checkout.onlineHint',
    defaultMessage: 'On the payment page, right after you book.',
    description: 'Below the choice "Pay online" at the checkout of a trip.',
  },
  walletHint: {
    id: 'rental.checkout.walletHint',
    defaultMessage: 'All of it, as soon as you book.',
    description: 'Below the choice "Wallet" at the checkout of a trip: the wallet pays at once.',
  },
  walletLimit: {
    id: 'rental.checkout.walletLimit',
    defaultMessage: 'You have {money}, less than this trip costs.',
    description:
      'Below the disabled choice "Wallet" at the checkout of a trip. {money}: what is in it.',
  },
  methodNotOffered: {
    id: 'rental.checkout.methodNotOffered',
    defaultMessage: 'This trip cannot be paid in this way.',
    description: 'Below the ways to pay when the chosen one is not offered for this trip.',
  },
  note: {
    id: 'rental.checkout.note',
    defaultMessage: 'Note for the provider',
    description: 'Label of a text field of the trip checkout.',
  },
  pickupPassed: {
    id: 'rental.checkout.pickupPassed',
    defaultMessage: 'Choose a pickup time: trips are booked for a later time.',
    description: 'At the trip, and below the button, when the pickup time has passed.',
  },
  pickupIsNow: {
    id: 'rental.checkout.pickupIsNow',
    defaultMessage: 'You chose to pick up now. The earliest is 15 minutes from now.',
    description:
      'At the trip, and below the button, while the pickup is "now", which is not yet the soonest time that can be booked.',
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
});
