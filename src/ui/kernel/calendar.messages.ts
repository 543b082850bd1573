import { defineMessages } from 'react-intl';

/** What the buttons of a calendar say. */
type Values = { previous: {}; next: {} };

export const messages = defineMessages<Values>({
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
