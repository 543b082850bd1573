import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  home: {
    id: 'catalogue.home.waiting',
    defaultMessage: 'Home',
    description: 'Heading of the home page while the app does not know yet where and what.',
  },
  categories: {
    id: 'catalogue.categories.title',
    defaultMessage: 'All categories',
    description: 'Heading of the page that lists all categories, and links that lead there.',
  },
  category: {
    id: 'catalogue.category.loading',
    defaultMessage: 'Category',
    description: 'Heading of the page of one category while its name is not known.',
  },
  interests: {
    id: 'catalogue.interests.title',
    defaultMessage: 'What do you like?',
    description: 'Heading of the page on which customers choose the categories they like.',
  },
  latestStores: {
    id: 'catalogue.storeList.latest',
    defaultMessage: 'New stores',
    description: 'Heading of the page that lists the newest stores.',
  },
  popularStores: {
    id: 'catalogue.storeList.popular',
    defaultMessage: 'Popular stores',
    description: 'Heading of the page that lists popular stores.',
  },
  search: {
    id: 'catalogue.search.title',
    defaultMessage: 'Search',
    description: 'Heading of the page of search results while nothing is searched for.',
  },
  store: {
    id: 'catalogue.store.loading',
    defaultMessage: 'Opening the store',
    description: 'Heading, read aloud, while a store page is being fetched.',
  },
});
