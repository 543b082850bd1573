import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'rental.trip.title',
    defaultMessage: 'Your trip',
    description: 'Heading above places, time and length of a trip.',
  },
  type: {
    id: 'rental.trip.type',
    defaultMessage: 'Trip type',
    description: 'Label: by the hour, or by distance.',
  },
  id: {
    id: 'rental.trip.id',
    defaultMessage: 'Trip ID',
    description: 'Label of the number of a trip, above it or of its field.',
  },
  pickup: {
    id: 'rental.trip.pickup',
    defaultMessage: 'Pickup',
    description: 'Label of the place where a trip begins.',
  },
  destination: {
    id: 'rental.trip.destination',
    defaultMessage: 'Destination',
    description: 'Label of the place where a trip ends.',
  },
  pickupAt: {
    id: 'rental.trip.pickupAt',
    defaultMessage: 'Pickup time',
    description: 'Label of the time at which a trip begins.',
  },
  returnAt: {
    id: 'rental.trip.returnAt',
    defaultMessage: 'Return time',
    description: 'Label of the time at which a rented vehicle is brought back.',
  },
  until: {
    id: 'rental.trip.until',
    defaultMessage: '– {when}',
    description:
      'Follows the time at which a vehicle is picked up. {when}: when it is brought back.',
  },
});
