import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  previous: {
    id: 'kernel.calendar.previous',
    defaultMessage: 'Previous month',
    description: 'Button of a calendar.',
  },
  next: {
    id: 'kernel.calendar.next',
    defaultMessage: 'Next month',
    description: 'Button of a calendar.',
  },
  day: {
    id: 'kernel.calendar.day',
    defaultMessage: 'Day',
    description: 'Label of the choice of a day.',
  },
  time: {
    id: 'kernel.calendar.time',
    defaultMessage: 'Time',
    description:
      'Label of the choice of a time of day, and heading of the section in which one chooses when the order arrives.',
  },
});
