import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  unknown: {
    id: 'rental.provider.unknown',
    defaultMessage: 'This provider was not found',
    description: 'Title of the page of a rental provider that does not exist.',
  },
  unknownText: {
    id: 'rental.provider.unknownText',
    defaultMessage: 'It may have closed. There are others.',
    description: 'Under that title.',
  },
  allLatest: {
    id: 'rental.provider.allLatest',
    defaultMessage: 'All new providers',
    description:
      'Link at the end of the newest rental providers, on the home and in the phone menu: the page of all of them.',
  },
  allPopular: {
    id: 'rental.provider.allPopular',
    defaultMessage: 'All popular providers',
    description:
      'Link at the end of popular rental providers, on the home and in the phone menu: the page of all of them.',
  },
  vehicleCount: {
    id: 'rental.provider.vehicleCount',
    defaultMessage: '{count, plural, one {# vehicle} other {# vehicles}}',
    description: 'Fact about a rental provider. {count}: how many vehicles it rents out.',
  },
  discount: {
    id: 'rental.provider.discount',
    defaultMessage: '{percent, number}% off a trip',
    description: 'Chip on a rental provider. {percent}: a number such as 20.',
  },
  discountFrom: {
    id: 'rental.provider.discountFrom',
    defaultMessage: '{percent, number}% off trips from {minimum}',
    description:
      'Banner of a rental provider. {percent}: such as 20. {minimum}: money with its currency.',
  },
  discountCap: {
    id: 'rental.provider.discountCap',
    defaultMessage: 'Up to {cap} off.',
    description: 'After the sentence on a discount. {cap}: money with its currency.',
  },
  discountNote: {
    id: 'rental.provider.discountNote',
    defaultMessage: 'A vehicle’s own discount is not added to it: the larger of the two applies.',
    description: 'After the sentence on the discount of a provider.',
  },
  none: {
    id: 'rental.provider.none',
    defaultMessage: 'No providers here yet',
    description: 'Title in the place of an empty list of rental providers.',
  },
  outside: {
    id: 'rental.provider.outside',
    defaultMessage: 'This provider does not hand over vehicles in your area.',
    description: 'Notice on the page of a rental provider.',
  },
});
