import { defineMessages } from '#ui/design/define-messages.ts';

/** Keys are statuses. */
export const messages = defineMessages({
  pending: {
    id: 'rental.status.pending',
    defaultMessage: 'Waiting for confirmation',
    description: 'Status of a trip: the provider has not confirmed it yet.',
  },
  confirmed: {
    id: 'rental.status.confirmed',
    defaultMessage: 'Confirmed',
    description: 'Status of a trip: the provider has confirmed it.',
  },
  ongoing: {
    id: 'rental.status.ongoing',
    defaultMessage: 'On the way',
    description: 'Status of a trip: the vehicles were handed over.',
  },
  completed: {
    id: 'rental.status.completed',
    defaultMessage: 'Completed',
    description: 'Status of a trip: it is over.',
  },
  canceled: {
    id: 'rental.status.canceled',
    defaultMessage: 'Canceled',
    description: 'Status of a trip: it was canceled.',
  },
  payment_failed: {
    id: 'rental.status.payment_failed',
    defaultMessage: 'Payment failed',
    description: 'Status of a trip: it could not be paid.',
  },
  booked: {
    id: 'rental.status.booked',
    defaultMessage: 'Booked',
    description: 'First step of a trip, once it is behind us: it was booked.',
  },
});
