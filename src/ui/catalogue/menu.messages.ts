import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  allCategories: {
    id: 'catalogue.menu.allCategories',
    defaultMessage: 'View all',
    description: 'Link at the end of the categories in the phone menu: the page of all of them.',
  },
  latestStores: {
    id: 'catalogue.menu.latestStores',
    defaultMessage: 'Latest stores',
    description: 'Heading in the phone menu over the newest stores.',
  },
  moreLatest: {
    id: 'catalogue.menu.moreLatest',
    defaultMessage: 'All latest stores',
    description: 'Link at the end of the newest stores in the phone menu.',
  },
  morePopular: {
    id: 'catalogue.menu.morePopular',
    defaultMessage: 'All popular stores',
    description: 'Link at the end of the popular stores in the phone menu.',
  },
});
