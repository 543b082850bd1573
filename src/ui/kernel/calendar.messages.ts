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
});
