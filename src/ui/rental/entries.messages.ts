import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  openTripCart: {
    id: 'rental.header.openTripCart',
    defaultMessage:
      '{count, plural, =0 {Trip cart, empty} one {Trip cart, # vehicle} other {Trip cart, # vehicles}}',
    description: 'Accessible name of the trip cart button in the header. {count}: its lines.',
  },
  tripCart: {
    id: 'rental.header.tripCart',
    defaultMessage: 'Trip cart',
    description: 'Word on the trip cart button in the header.',
  },
  trackTrip: {
    id: 'rental.header.trackTrip',
    defaultMessage: 'Track trip',
    description: 'Link in the header and the menu by which guests track a trip.',
  },
  trips: {
    id: 'rental.tabs.trips',
    defaultMessage: 'Trips',
    description: "Tab at the foot of a phone's window: one's trips, or tracking one by its number.",
  },
});
