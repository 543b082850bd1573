import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
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
});
