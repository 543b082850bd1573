import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  given: {
    id: 'catalogue.reviewForm.given',
    defaultMessage: 'Your review: {rating, number} of 5',
    description: 'Below what was reviewed. {rating}: stars, such as 4.5.',
  },
  rating: {
    id: 'catalogue.reviewForm.rating',
    defaultMessage: 'Your rating',
    description: 'Label of the row of stars.',
  },
  stars: {
    id: 'catalogue.reviewForm.stars',
    defaultMessage: '{rating, plural, one {# star} other {# stars}}',
    description: 'Name of one choice in the row of stars. {rating}: 0.5 to 5, in halves.',
  },
  ratingChosen: {
    id: 'catalogue.reviewForm.ratingChosen',
    defaultMessage: '{rating, number} of 5',
    description: 'Beside the row of stars. {rating}: those that are chosen.',
  },
  comment: {
    id: 'catalogue.reviewForm.comment',
    defaultMessage: 'What was it like? (optional)',
    description: 'Label of a text field: the review in words.',
  },
  pictures: {
    id: 'catalogue.reviewForm.pictures',
    defaultMessage: 'Add pictures, if you like: up to {most}',
    description: 'Beside the button that picks pictures. {most}: a number.',
  },
  send: {
    id: 'catalogue.reviewForm.send',
    defaultMessage: 'Send review',
    description: 'Button of the dialog. Imperative.',
  },
});
