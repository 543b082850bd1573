import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  unnamed: {
    id: 'catalogue.category.unnamed',
    defaultMessage: 'Which category?',
    description: 'On the page of a category whose address names none.',
  },
  unnamedText: {
    id: 'catalogue.category.unnamedText',
    defaultMessage: 'Choose one of them to see its items and stores.',
    description: 'Under that question.',
  },
  unknown: {
    id: 'catalogue.category.unknown',
    defaultMessage: 'This category was not found',
    description: 'On the page of a category that the module which is chosen does not have.',
  },
  unknownText: {
    id: 'catalogue.category.unknownText',
    defaultMessage: 'It may belong to another module. Look at all categories here.',
    description: 'Under those words.',
  },
  subcategories: {
    id: 'catalogue.category.subcategories',
    defaultMessage: 'Subcategories',
    description: 'Name of the row of what a category is divided into, read aloud.',
  },
  lists: {
    id: 'catalogue.category.lists',
    defaultMessage: 'Items or stores',
    description: 'What the tabs of a category choose between, read aloud.',
  },
  relevance: {
    id: 'catalogue.category.relevance',
    defaultMessage: 'Relevance',
    description: 'Order of a list: what fits best first.',
  },
  popular: {
    id: 'catalogue.category.popular',
    defaultMessage: 'Most ordered',
    description: 'Order of a list: what is ordered most often first.',
  },
  topRated: {
    id: 'catalogue.category.topRated',
    defaultMessage: 'Top rated',
    description: 'Order of a list: the best rated first.',
  },
  newest: {
    id: 'catalogue.category.newest',
    defaultMessage: 'Newest',
    description: 'Order of a list: what came last first.',
  },
  itemCount: {
    id: 'catalogue.category.itemCount',
    defaultMessage: '{count, plural, one {# item} other {# items}} at your address',
    description: 'Over the items of a category. {count}: how many there are.',
  },
  noneNarrowed: {
    id: 'catalogue.category.noneNarrowed',
    defaultMessage: 'No item in this category matches these filters. Remove some of them.',
    description: 'Below "No results found", where the filters leave nothing of a category.',
  },
  noItems: {
    id: 'catalogue.category.noItems',
    defaultMessage: 'No items here yet',
    description: 'In the place of the items of a category of which nothing is sold here.',
  },
  noItemsText: {
    id: 'catalogue.category.noItemsText',
    defaultMessage: 'No store at your address sells anything in this category.',
    description: 'Under those words.',
  },
});
