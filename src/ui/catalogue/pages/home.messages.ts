import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  near: {
    id: 'catalogue.home.near',
    defaultMessage: 'Delivered to {address}',
    description: 'Under the heading of the home page. {address}: where the customer is.',
  },
  seeAllCategories: {
    id: 'catalogue.home.seeAllCategories',
    defaultMessage: 'See all categories',
    description: 'The link beside that heading, read aloud. Begins with the words of that link.',
  },
  seeAllStores: {
    id: 'catalogue.home.seeAllStores',
    defaultMessage: 'See all stores',
    description: 'The link beside that heading, read aloud.',
  },
  latest: {
    id: 'catalogue.home.latest',
    defaultMessage: 'New on Sundry',
    description: 'Heading over the newest stores. Sundry is the name of the app.',
  },
  recommended: {
    id: 'catalogue.home.recommended',
    defaultMessage: 'Recommended for you',
    description: 'Heading over items that stores recommend.',
  },
  discounted: {
    id: 'catalogue.home.discounted',
    defaultMessage: 'On offer today',
    description: 'Heading over items with a discount.',
  },
  campaigns: {
    id: 'catalogue.home.campaigns',
    defaultMessage: 'For a few days only',
    description: 'Heading over items that are sold in a campaign, from one day to another.',
  },
  seeAll: {
    id: 'catalogue.home.seeAll',
    defaultMessage: 'See all',
    description: 'Link beside a heading that leads to the whole list.',
  },
  seeAllPopular: {
    id: 'catalogue.home.seeAllPopular',
    defaultMessage: 'See all popular stores',
    description:
      'The same link read aloud, beside the popular stores. Begins with the words of that link.',
  },
  seeAllLatest: {
    id: 'catalogue.home.seeAllLatest',
    defaultMessage: 'See all new stores',
    description:
      'The same link read aloud, beside the newest stores. Begins with the words of that link.',
  },
  nothing: {
    id: 'catalogue.home.nothing',
    defaultMessage: 'Nothing here today.',
    description: 'In the place of a list of the home page that is empty.',
  },
  noStores: {
    id: 'catalogue.home.noStores',
    defaultMessage: 'No store delivers here yet in {module}',
    description: 'Heading of an empty home page. {module}: a line of business, such as "Food".',
  },
  noStoresText: {
    id: 'catalogue.home.noStoresText',
    defaultMessage: 'Try another address, or see what else is available.',
    description: 'Under the heading of an empty home page.',
  },
});
