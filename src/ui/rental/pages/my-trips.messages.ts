import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  completed: {
    id: 'rental.myTrips.completed',
    defaultMessage: 'Completed',
    description: 'Tab: trips that have ended. One word.',
  },
  noneRunning: {
    id: 'rental.myTrips.noneRunning',
    defaultMessage: 'No upcoming trips',
    description: 'Heading of the empty tab "Running".',
  },
  noneRunningText: {
    id: 'rental.myTrips.noneRunningText',
    defaultMessage: 'Trips that you have booked appear here.',
    description: 'Below that heading.',
  },
  noneCompleted: {
    id: 'rental.myTrips.noneCompleted',
    defaultMessage: 'No trips yet',
    description: 'Heading of the empty tab "Completed".',
  },
  noneCompletedText: {
    id: 'rental.myTrips.noneCompletedText',
    defaultMessage: 'Trips that have ended appear here.',
    description: 'Below that heading.',
  },
  facts: {
    id: 'rental.myTrips.facts',
    defaultMessage: '#{id} · {count, plural, one {# vehicle} other {# vehicles}} · {when}',
    description:
      'Row of the list. {id}: trip number. {count}: vehicles. {when}: date and time of the pickup.',
  },
});
