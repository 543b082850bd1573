import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  lead: {
    id: 'catalogue.interests.lead',
    defaultMessage: 'Choose a few categories. What we recommend will begin with them.',
    description: 'Under the heading of the page of interests.',
  },
  skip: {
    id: 'catalogue.interests.skip',
    defaultMessage: 'Skip',
    description: 'Button that goes on without choosing a category. Imperative.',
  },
  chosen: {
    id: 'catalogue.interests.chosen',
    defaultMessage:
      '{count, plural, =0 {Nothing chosen yet} one {# category chosen} other {# categories chosen}}',
    description: 'Beside the buttons of the page of interests. {count}: how many are chosen.',
  },
});
