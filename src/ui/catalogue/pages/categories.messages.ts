import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  search: {
    id: 'catalogue.categories.search',
    defaultMessage: 'Search categories',
    description: 'Label of the search box over the list of all categories.',
  },
  count: {
    id: 'catalogue.categories.count',
    defaultMessage: '{count, plural, one {# category} other {# categories}}',
    description: 'Under the heading of the list of categories. {count}: how many are listed.',
  },
  nothingFound: {
    id: 'catalogue.categories.nothingFound',
    defaultMessage: 'No category has this name',
    description: 'In the place of the categories when the words of the search fit none.',
  },
  nothingFoundText: {
    id: 'catalogue.categories.nothingFoundText',
    defaultMessage: 'Try another word, or look at all of them.',
    description: 'Under those words.',
  },
  none: {
    id: 'catalogue.categories.none',
    defaultMessage: 'There are no categories here',
    description: 'In the place of the categories of a module that has none.',
  },
});
