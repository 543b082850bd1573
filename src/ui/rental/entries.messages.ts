import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  openTripCart: {
    id: 'rental.header.openTripCart',
    defaultMessage:
      '{count, plural, =0 {Trip cart, empty} one {Trip cart, # vehicle} other {Trip cart, # vehicles}}',
    description: 'Accessible name of the trip cart button in the header. {count}: its lines.',
  },
  trackTrip: {
    id: 'rental.header.trackTrip',
    defaultMessage: 'Track trip',
    description: 'Link or button by which a trip is tracked, of the header too. Imperative.',
  },
  trips: {
    id: 'rental.tabs.trips',
    defaultMessage: 'Trips',
    description: "Tab at the foot of a phone's window: one's trips, or tracking one by its number.",
  },
});
