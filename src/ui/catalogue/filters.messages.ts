import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'catalogue.filter.title',
    defaultMessage: 'Filters',
    description: 'Heading of the filters of a list.',
  },
  set: {
    id: 'catalogue.filter.set',
    defaultMessage: '{count, plural, =0 {Filters} other {Filters (#)}}',
    description: 'Button that opens the filters. {count}: how many are set.',
  },
  clear: {
    id: 'catalogue.filter.clear',
    defaultMessage: 'Clear filters',
    description: 'Button that takes all filters back. Imperative.',
  },
  firstPage: {
    id: 'catalogue.filter.firstPage',
    defaultMessage: 'Back to the first page',
    description: 'Button that leads from an empty page to the first one. Imperative.',
  },
  priceFrom: {
    id: 'catalogue.filter.priceFrom',
    defaultMessage: 'From',
    description: 'Label of the lowest price of a filter.',
  },
  priceTo: {
    id: 'catalogue.filter.priceTo',
    defaultMessage: 'To',
    description: 'Label of the highest price of a filter.',
  },
  rating: {
    id: 'catalogue.filter.rating',
    defaultMessage: 'Rating',
    description: 'How well something is rated: a filter, and a row in a comparison.',
  },
  sort: {
    id: 'catalogue.filter.sort',
    defaultMessage: 'Sort by',
    description: 'Label of the list of orders in which a list stands, read aloud.',
  },
  priceUp: {
    id: 'catalogue.filter.priceUp',
    defaultMessage: 'Price: low to high',
    description: 'Order of a list: the cheapest first.',
  },
  priceDown: {
    id: 'catalogue.filter.priceDown',
    defaultMessage: 'Price: high to low',
    description: 'Order of a list: the most expensive first.',
  },
});
