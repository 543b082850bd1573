import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  latestOfCategoryTitle: {
    id: 'catalogue.storeList.latestOfCategory',
    defaultMessage: 'New stores with {category}',
    description:
      'Heading of a list of new stores that sell something of a category, such as Pizza. {category}: its name.',
  },
  categoryTitle: {
    id: 'catalogue.storeList.category',
    defaultMessage: 'Stores with {category}',
    description: 'Heading of a list of stores of one category. {category}: such as "Pizza".',
  },
  allCategories: {
    id: 'catalogue.storeList.allCategories',
    defaultMessage: 'Show all stores',
    description: 'Button beside that heading that takes the category away. Imperative.',
  },
  count: {
    id: 'catalogue.storeList.count',
    defaultMessage: '{count, plural, one {# store} other {# stores}} at your address',
    description: 'Under the heading of a list of stores. {count}: how many there are.',
  },
  noStores: {
    id: 'catalogue.storeList.empty',
    defaultMessage: 'No stores here yet',
    description: 'In the place of an empty list of stores.',
  },
  noneNarrowed: {
    id: 'catalogue.storeList.noneNarrowed',
    defaultMessage: 'No store at your address matches the filters.',
    description: 'Under "No results found", beside the button that clears the filters.',
  },
});
