import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'catalogue.search.results',
    defaultMessage: 'Results for “{term}”',
    description: 'Heading of the page of search results. {term}: what was searched for.',
  },
  nothingAskedText: {
    id: 'catalogue.search.nothingAskedText',
    defaultMessage: 'Type the name of an item or a store into the search box.',
    description: 'Under those words.',
  },
  lists: {
    id: 'catalogue.search.lists',
    defaultMessage: 'Results',
    description: 'What the two tabs choose between, read aloud.',
  },
  items: {
    id: 'catalogue.search.items',
    defaultMessage:
      '{count, plural, =-1 {Items} other {{more, select, true {Items ({count, number}+)} other {Items ({count, number})}}}}',
    description:
      'Tab of search results: what can be ordered. {count}: how many were found, -1 while that is not known. {more}: true when there are more than were counted.',
  },
  stores: {
    id: 'catalogue.search.stores',
    defaultMessage:
      '{count, plural, =-1 {Stores} other {{more, select, true {Stores ({count, number}+)} other {Stores ({count, number})}}}}',
    description: 'Tab of search results: who sells. {count} and {more}: as of the items.',
  },
  found: {
    id: 'catalogue.search.found',
    defaultMessage:
      '{count, plural, =-1 {} =0 {Nothing found} one {# result} other {{more, select, true {More than {count, number} results} other {{count, number} results}}}}',
    description:
      'How many results the open tab has, read aloud when it changes. {count} and {more}: as of the items.',
  },
  corrected: {
    id: 'catalogue.search.corrected',
    defaultMessage: 'Showing results for “{corrected}”. No results found for “{term}”.',
    description:
      'Over search results when a word was mistyped. {term}: what was typed. {corrected}: what was searched for instead.',
  },
  none: {
    id: 'catalogue.search.none',
    defaultMessage: 'No results found',
    description:
      'In the place of search results, and of suggestions, when nothing is called as was typed.',
  },
  noneText: {
    id: 'catalogue.search.noneText',
    defaultMessage: 'Check the spelling, try fewer words, or a more general one.',
    description: 'Under those words.',
  },
  noneNarrowed: {
    id: 'catalogue.search.noneNarrowed',
    defaultMessage: 'Nothing with this name matches the filters.',
    description: 'Under those words, where filters are set.',
  },
  pageEmpty: {
    id: 'catalogue.search.pageEmpty',
    defaultMessage: 'There are no results on this page',
    description: 'In the place of a page behind the last one.',
  },
  show: {
    id: 'catalogue.search.show',
    defaultMessage:
      '{count, plural, =-1 {Show the list} =0 {Show the list} one {Show # result} other {{more, select, true {Show {count, number}+ results} other {Show {count, number} results}}}}',
    description: 'Button that closes the filters of a phone. {count} and {more}: as of the items.',
  },
  offers: {
    id: 'catalogue.search.offers',
    defaultMessage: 'Only',
    description: 'Filter of search results: what is reduced, delivered free, or open.',
  },
  discounted: {
    id: 'catalogue.search.discounted',
    defaultMessage: 'Discounted',
    description: 'Choice of a filter: what is cheaper than usual.',
  },
  open: {
    id: 'catalogue.search.open',
    defaultMessage: 'Open now',
    description: 'Choice of a filter: stores that take orders at this moment.',
  },
  diet: {
    id: 'catalogue.search.diet',
    defaultMessage: 'Diet',
    description: 'Filter of search results: vegetarian or not.',
  },
  price: {
    id: 'catalogue.search.price',
    defaultMessage: 'Price',
    description: 'Filter of search results: what an item costs.',
  },
  ratingFrom: {
    id: 'catalogue.search.ratingFrom',
    defaultMessage: '{rating, number} or more',
    description: 'Choice of a filter. {rating}: stars.',
  },
});
