import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  topRated: {
    id: 'rental.home.topRated',
    defaultMessage: 'Top rated vehicles',
    description: 'Heading over the best rated vehicles.',
  },
});
