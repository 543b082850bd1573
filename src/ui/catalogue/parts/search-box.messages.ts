import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  label: {
    id: 'catalogue.searchBox.label',
    defaultMessage: 'Search for items and stores',
    description: 'Name of the search box of the header, read aloud.',
  },
  rentalLabel: {
    id: 'catalogue.searchBox.rentalLabel',
    defaultMessage: 'Search for vehicles and providers',
    description: 'Name of the search box of the header where vehicles are rented, read aloud.',
  },
  placeholder: {
    id: 'catalogue.searchBox.placeholder',
    defaultMessage: 'Search',
    description:
      'In the empty search box of the header, whose label says what is searched. One word: beside all entries there is room for about 14 letters.',
  },
  clear: {
    id: 'catalogue.searchBox.clear',
    defaultMessage: 'Clear the search',
    description: 'Button that empties the search box. Imperative.',
  },
});
