import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  unknownText: {
    id: 'rental.details.unknownText',
    defaultMessage: 'It may no longer be for rent. There are others.',
    description: 'Under that title.',
  },
  unread: {
    id: 'rental.details.unread',
    defaultMessage: 'Vehicle',
    description: 'Heading, read aloud, of the page of a vehicle that could not be read.',
  },
  bar: {
    id: 'rental.details.bar',
    defaultMessage: 'Prices of {vehicle}',
    description:
      'Name, read aloud, of the bar at the foot of the page of a vehicle. {vehicle}: its name.',
  },
  backSearch: {
    id: 'rental.details.backSearch',
    defaultMessage: 'Back to the vehicles',
    description: 'Link at the top of the page of a vehicle, to the list.',
  },
  backProvider: {
    id: 'rental.details.backProvider',
    defaultMessage: 'Back to {provider}',
    description:
      'Link at the top of the page of a vehicle. {provider}: name of the business that rents it out.',
  },
  pictures: {
    id: 'rental.details.pictures',
    defaultMessage: 'Pictures of {vehicle}',
    description: 'Name of the pictures of a vehicle, read aloud. {vehicle}: its name.',
  },
  picture: {
    id: 'rental.details.picture',
    defaultMessage: '{vehicle}: picture {number, number} of {count, number}',
    description: 'Text alternative of a picture. {vehicle}: its name.',
  },
  rentedBy: {
    id: 'rental.details.rentedBy',
    defaultMessage: 'Rented out by {provider}',
    description: 'Who rents out a vehicle. {provider}: a link with the name of the business.',
  },
  facts: {
    id: 'rental.details.facts',
    defaultMessage: 'About this vehicle',
    description: 'Heading over the facts of a vehicle.',
  },
  available: {
    id: 'rental.details.available',
    defaultMessage: 'How many',
    description: 'Fact about a vehicle: how many of it the provider has.',
  },
  reviews: {
    id: 'rental.details.reviews',
    defaultMessage: 'Reviews',
    description: 'Heading over the reviews of a vehicle or a provider.',
  },
  reviewPages: {
    id: 'rental.details.reviewPages',
    defaultMessage: 'Pages of reviews',
    description: 'Name, read aloud, of the way through the pages of reviews.',
  },
  reviewOf: {
    id: 'rental.details.reviewOf',
    defaultMessage: 'About {vehicle}',
    description: 'Over a review on the page of a provider. {vehicle}: what was rented.',
  },
});
