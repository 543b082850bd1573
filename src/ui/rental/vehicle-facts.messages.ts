import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  priceHourly: {
    id: 'rental.fact.priceHourly',
    defaultMessage: 'Price an hour',
    description: 'A fact of a vehicle to compare, and to filter by.',
  },
  priceDistance: {
    id: 'rental.fact.priceDistance',
    defaultMessage: 'Price a kilometre',
    description: 'A fact of a vehicle to compare, and to filter by.',
  },
  brand: {
    id: 'rental.fact.brand',
    defaultMessage: 'Brand',
    description: 'A fact of a vehicle, and a filter: who builds it.',
  },
  type: {
    id: 'rental.fact.type',
    defaultMessage: 'Type',
    description: 'A fact of a vehicle, and a filter: its body type.',
  },
  seats: {
    id: 'rental.fact.seats',
    defaultMessage: 'Seats',
    description: 'A fact of a vehicle, and a filter: how many people it takes.',
  },
  fuel: {
    id: 'rental.fact.fuel',
    defaultMessage: 'Fuel',
    description: 'A fact of a vehicle, and a filter: petrol, diesel and so on.',
  },
  transmission: {
    id: 'rental.fact.transmission',
    defaultMessage: 'Transmission',
    description: 'A fact of a vehicle, and a filter: manual or automatic.',
  },
  air: {
    id: 'rental.fact.air',
    defaultMessage: 'Air condition',
    description: 'A fact of a vehicle, and a filter: with or without air condition.',
  },
  provider: {
    id: 'rental.fact.provider',
    defaultMessage: 'Provider',
    description:
      'Heading above the business that rents out a vehicle, row in a comparison, and heading of its page that could not be read.',
  },
  unknown: {
    id: 'rental.details.unknown',
    defaultMessage: 'This vehicle was not found',
    description:
      'Title of the page of a vehicle that does not exist, and head of its column in a comparison.',
  },
});
