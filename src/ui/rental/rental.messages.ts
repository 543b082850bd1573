import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  hatchback: {
    id: 'rental.vehicle.hatchback',
    defaultMessage: 'Hatchback',
    description: 'Body type of a vehicle.',
  },
  sedan: {
    id: 'rental.vehicle.sedan',
    defaultMessage: 'Sedan',
    description: 'Body type of a vehicle.',
  },
  wagon: {
    id: 'rental.vehicle.wagon',
    defaultMessage: 'Estate',
    description: 'Body type of a vehicle: a car with a long roof.',
  },
  suv: {
    id: 'rental.vehicle.suv',
    defaultMessage: 'SUV',
    description: 'Body type of a vehicle.',
  },
  convertible: {
    id: 'rental.vehicle.convertible',
    defaultMessage: 'Convertible',
    description: 'Body type of a vehicle: a car whose roof opens.',
  },
  pickup: {
    id: 'rental.vehicle.pickup',
    defaultMessage: 'Pickup truck',
    description: 'Body type of a vehicle: with an open bed.',
  },
  van: {
    id: 'rental.vehicle.van',
    defaultMessage: 'Van',
    description: 'Body type of a vehicle.',
  },
  minibus: {
    id: 'rental.vehicle.minibus',
    defaultMessage: 'Minibus',
    description: 'Body type of a vehicle.',
  },
  motorbike: {
    id: 'rental.vehicle.motorbike',
    defaultMessage: 'Motorbike',
    description: 'Body type of a vehicle.',
  },
  scooter: {
    id: 'rental.vehicle.scooter',
    defaultMessage: 'Scooter',
    description: 'Body type of a vehicle.',
  },
  bicycle: {
    id: 'rental.vehicle.bicycle',
    defaultMessage: 'Bicycle',
    description: 'Body type of a vehicle.',
  },
  manual: {
    id: 'rental.vehicle.manual',
    defaultMessage: 'Manual',
    description: 'Transmission of a vehicle.',
  },
  automatic: {
    id: 'rental.vehicle.automatic',
    defaultMessage: 'Automatic',
    description: 'Transmission of a vehicle.',
  },
  petrol: {
    id: 'rental.vehicle.petrol',
    defaultMessage: 'Petrol',
    description: 'Fuel of a vehicle.',
  },
  diesel: {
    id: 'rental.vehicle.diesel',
    defaultMessage: 'Diesel',
    description: 'Fuel of a vehicle.',
  },
  hybrid: {
    id: 'rental.vehicle.hybrid',
    defaultMessage: 'Hybrid',
    description: 'Fuel of a vehicle.',
  },
  electric: {
    id: 'rental.vehicle.electric',
    defaultMessage: 'Electric',
    description: 'Fuel of a vehicle.',
  },
  cng: {
    id: 'rental.vehicle.cng',
    defaultMessage: 'CNG',
    description: 'Fuel of a vehicle: compressed natural gas.',
  },
  ac: {
    id: 'rental.vehicle.ac',
    defaultMessage: 'AC',
    description: 'Fact about a vehicle with air condition.',
  },
  nonAc: {
    id: 'rental.vehicle.nonAc',
    defaultMessage: 'Non AC',
    description: 'Fact about a vehicle without air condition.',
  },
  seatCount: {
    id: 'rental.vehicle.seatCount',
    defaultMessage: '{count, plural, one {# seat} other {# seats}}',
    description: 'Fact about a vehicle. {count}: how many people it takes.',
  },
  seatsFrom: {
    id: 'rental.vehicle.seatsFrom',
    defaultMessage: '{min, number}+',
    description: 'Choice of a filter by seats. {min}: so many seats or more.',
  },
  seatsBetween: {
    id: 'rental.vehicle.seatsBetween',
    defaultMessage: '{min, number}–{max, number}',
    description: 'Choice of a filter by seats. {min} and {max}: from so many seats to so many.',
  },
  perHour: {
    id: 'rental.vehicle.perHour',
    defaultMessage: '{amount}/hr',
    description: 'Price of a vehicle by the hour. {amount}: money with its currency.',
  },
  perKilometre: {
    id: 'rental.vehicle.perKilometre',
    defaultMessage: '{amount}/km',
    description: 'Price of a vehicle by the kilometre. {amount}: money with its currency.',
  },
  tripTotal: {
    id: 'rental.vehicle.tripTotal',
    defaultMessage: '{amount} total',
    description:
      'What a vehicle costs for the whole searched trip. {amount}: money with its currency.',
  },
  withDiscount: {
    id: 'rental.vehicle.withDiscount',
    defaultMessage: '· {amount} off',
    description:
      'Part of the explanation of a total: the discount. {amount}: money with its currency.',
  },
  withTax: {
    id: 'rental.vehicle.withTax',
    defaultMessage: '· {amount} tax',
    description:
      'Part of the explanation of a total: the tax in it. {amount}: money with its currency.',
  },
  tripOff: {
    id: 'rental.vehicle.tripOff',
    defaultMessage: '{amount} OFF per trip',
    description:
      'Discount chip of a vehicle: comes off once, however long the trip is. {amount}: money with its currency.',
  },
  new: {
    id: 'rental.vehicle.new',
    defaultMessage: 'New',
    description: 'Mark on a vehicle that is new at its provider.',
  },
  otherModule: {
    id: 'rental.module.other',
    defaultMessage: 'Vehicles are rented in another part of the app',
    description:
      'Shown on a rental page while the customer shops elsewhere in the app, such as for food.',
  },
  otherModuleText: {
    id: 'rental.module.otherText',
    defaultMessage: 'Switch over to see them. What is in your cart stays there.',
    description: 'Under that, beside the button that switches.',
  },
  noModule: {
    id: 'rental.module.none',
    defaultMessage: 'No rentals at your address yet',
    description: 'Title on a rental page where the place of the customer has no rentals.',
  },
  noModuleText: {
    id: 'rental.module.noneText',
    defaultMessage: 'Try another address, or see what else is available near you.',
    description: 'Under that title.',
  },
  seeAll: {
    id: 'rental.seeAll',
    defaultMessage: 'See all vehicles',
    description: 'Link to the page that lists all vehicles.',
  },
  browse: {
    id: 'rental.browse',
    defaultMessage: 'Find a vehicle',
    description: 'Button or link that leads to the list of vehicles. Imperative.',
  },
});
