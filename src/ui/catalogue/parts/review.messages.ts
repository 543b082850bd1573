import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  customer: {
    id: 'catalogue.review.customer',
    defaultMessage: 'Customer',
    description: 'Name of a customer who wrote a review without giving a name.',
  },
  stars: {
    id: 'catalogue.review.stars',
    defaultMessage: '{rating, number} of 5 stars',
    description: 'Text alternative of the stars of one review. {rating}: from 0 to 5.',
  },
  picture: {
    id: 'catalogue.review.picture',
    defaultMessage: 'Picture by {name}',
    description: 'Text alternative of a picture in a review. {name}: who wrote it.',
  },
  write: {
    id: 'catalogue.review.write',
    defaultMessage: 'Review',
    description: 'Button that opens a form in which an item or a vehicle is reviewed. Imperative.',
  },
  storeReply: {
    id: 'catalogue.review.storeReply',
    defaultMessage: 'Reply from the store',
    description: "Label over the store's answer to a review.",
  },
  providerReply: {
    id: 'catalogue.review.providerReply',
    defaultMessage: 'Reply from the provider',
    description: "Label over the provider's answer to a review.",
  },
});
