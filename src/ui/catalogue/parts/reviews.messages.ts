import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'catalogue.reviews.title',
    defaultMessage: '{count, plural, one {# review} other {# reviews}}',
    description: 'Heading over the reviews of an item or a store. {count}: how many there are.',
  },
  none: {
    id: 'catalogue.reviews.none',
    defaultMessage: 'No reviews yet',
    description: 'In the place of the reviews of something that has none.',
  },
  show: {
    id: 'catalogue.reviews.show',
    defaultMessage: '{count, plural, one {Read # review} other {Read # reviews}}',
    description: 'Button that opens the reviews of an item or a store. {count}: how many.',
  },
  more: {
    id: 'catalogue.reviews.more',
    defaultMessage: 'More reviews',
    description: 'Button that fetches the next reviews.',
  },
  about: {
    id: 'catalogue.reviews.about',
    defaultMessage: 'About {item}',
    description: 'Over a review on the page of a store. {item}: what was ordered.',
  },
});
