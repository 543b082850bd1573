import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  stopped: {
    id: 'rental.booking.stopped',
    defaultMessage: 'Your trip with {provider} was not booked',
    description: 'Heading above the form. {provider}: name of the provider.',
  },
  kept: {
    id: 'rental.booking.kept',
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
    defaultMessage: 'Take fewer.',
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
});
