import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'catalogue.home.title',
    defaultMessage: '{module} near you',
    description: 'Heading of the home page. {module}: a line of business, such as "Food".',
  },
  offers: {
    id: 'catalogue.home.offers',
    defaultMessage: 'Offers',
    description: 'Name of the row of banners, read aloud.',
  },
  categories: {
    id: 'catalogue.home.categories',
    defaultMessage: 'Browse by category',
    description: 'Heading over categories of items or of vehicles.',
  },
});
