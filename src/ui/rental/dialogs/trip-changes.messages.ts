import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
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
  tripChanged: {
    id: 'rental.booking.tripChanged',
    defaultMessage: 'Place, time or length of the trip',
    description: 'A difference: the trip itself is another than the one shown.',
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
});
