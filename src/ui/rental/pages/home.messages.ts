import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'rental.home.title',
    defaultMessage: '{module} near you',
    description: 'Heading of the home page of rentals. {module}: name of the module.',
  },
  offers: {
    id: 'rental.home.offers',
    defaultMessage: 'Offers',
    description: 'Name of the row of banners, read aloud.',
  },
  categories: {
    id: 'rental.home.categories',
    defaultMessage: 'Browse by category',
    description: 'Heading over the categories of vehicles.',
  },
  allCategories: {
    id: 'rental.home.allCategories',
    defaultMessage: 'All vehicles',
    description: 'Link to the vehicles of all categories.',
  },
  topRated: {
    id: 'rental.home.topRated',
    defaultMessage: 'Top rated vehicles',
    description: 'Heading over the best rated vehicles.',
  },
});
