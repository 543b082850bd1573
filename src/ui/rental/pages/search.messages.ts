import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  count: {
    id: 'rental.search.count',
    defaultMessage: '{count, plural, =0 {No vehicle found} one {# vehicle} other {# vehicles}}',
    description: 'How many vehicles were found, read aloud when it changes. {count}: how many.',
  },
  show: {
    id: 'rental.search.show',
    defaultMessage:
      '{count, plural, =0 {Show the list} one {Show # vehicle} other {Show # vehicles}}',
    description: 'Button that closes the filters of a phone. {count}: how many vehicles are left.',
  },
  tripType: {
    id: 'rental.search.tripType',
    defaultMessage: 'Trip',
    description: 'Filter: by what a trip is paid.',
  },
  hourly: {
    id: 'rental.search.hourly',
    defaultMessage: 'By the hour',
    description: 'Choice of a filter: trips that are paid by the hour.',
  },
  distance_wise: {
    id: 'rental.search.distance',
    defaultMessage: 'By distance',
    description: 'Choice of a filter: trips that are paid by the kilometre.',
  },
  price: {
    id: 'rental.search.price',
    defaultMessage: 'Price an hour or a kilometre',
    description:
      'Filter: the least and the most that an hour may cost, or a kilometre where nothing is paid by the hour.',
  },
  priceRange: {
    id: 'rental.search.priceRange',
    defaultMessage: 'All of these cost {min} to {max}.',
    description: 'Hint under the price filter. {min} and {max}: money with its currency.',
  },
  ratingFrom: {
    id: 'rental.search.ratingFrom',
    defaultMessage: '{rating, number} and up',
    description: 'Choice of a filter: rated so well or better. {rating}: of five stars.',
  },
  relevance: {
    id: 'rental.search.relevance',
    defaultMessage: 'Relevance',
    description: 'Order of a list of vehicles: as the app puts them.',
  },
  topRated: {
    id: 'rental.search.topRated',
    defaultMessage: 'Best rated',
    description: 'Order of a list of vehicles.',
  },
  view: {
    id: 'rental.search.view',
    defaultMessage: 'Show as',
    description: 'Label of the two buttons that choose columns or rows.',
  },
  grid: {
    id: 'rental.search.grid',
    defaultMessage: 'Grid',
    description: 'Button that shows the vehicles in columns.',
  },
  list: {
    id: 'rental.search.list',
    defaultMessage: 'List',
    description: 'Button that shows one vehicle a row.',
  },
  none: {
    id: 'rental.search.none',
    defaultMessage: 'No vehicle matches these filters',
    description: 'Title in the place of an empty list of vehicles.',
  },
  noneText: {
    id: 'rental.search.noneText',
    defaultMessage: 'Remove a filter, or see all vehicles.',
    description: 'Under that title.',
  },
  noneHere: {
    id: 'rental.search.noneHere',
    defaultMessage: 'No vehicles here yet',
    description: 'Title in the place of a list of vehicles that is empty without any filter.',
  },
  noneHereText: {
    id: 'rental.search.noneHereText',
    defaultMessage: 'Nothing is rented out at your address at the moment.',
    description: 'Under that title.',
  },
  nothingAsked: {
    id: 'rental.search.nothingAsked',
    defaultMessage: 'Type a vehicle, a brand, a category or a provider into the search box.',
    description: 'In the place of search results while nothing is searched for.',
  },
});
