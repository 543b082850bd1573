import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  home: {
    id: 'catalogue.home.waiting',
    defaultMessage: 'Home',
    description:
      'The home page: its heading while the app does not know yet where and what, and links that lead there.',
  },
  categories: {
    id: 'catalogue.categories.title',
    defaultMessage: 'All categories',
    description: 'Heading of the page that lists all categories, and links that lead there.',
  },
  category: {
    id: 'catalogue.category.title',
    defaultMessage: 'Category',
    description:
      'Heading of the page of one category while its name is not known; fact about a vehicle, and filter.',
  },
  interests: {
    id: 'catalogue.interests.title',
    defaultMessage: 'What do you like?',
    description: 'Heading of the page on which customers choose the categories they like.',
  },
  latestStores: {
    id: 'catalogue.storeList.latest',
    defaultMessage: 'New stores',
    description: 'Heading of the page that lists the newest stores, and links that lead there.',
  },
  popularStores: {
    id: 'catalogue.storeList.popular',
    defaultMessage: 'Popular stores',
    description: 'Heading over popular stores, and links that lead there.',
  },
  search: {
    id: 'catalogue.search.title',
    defaultMessage: 'Search',
    description:
      'Heading of the page of search results while nothing is searched for, and link that leads there.',
  },
  store: {
    id: 'catalogue.store.loading',
    defaultMessage: 'Opening the store',
    description: 'Heading, read aloud, while a store page is being fetched.',
  },
});
