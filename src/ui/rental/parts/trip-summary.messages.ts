import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'rental.summary.title',
    defaultMessage: 'Price summary',
    description: 'Heading above the amounts of a trip.',
  },
  price: {
    id: 'rental.summary.price',
    defaultMessage: '{rate} × {length}',
    description:
      'How the price of a vehicle is worked out. {rate}: "$10.00/hr", {length}: "3 hours".',
  },
  priceOfSeveral: {
    id: 'rental.summary.priceOfSeveral',
    defaultMessage: '{rate} × {length} × {quantity, number}',
    description: 'The same for several vehicles of one kind. {quantity}: how many.',
  },
  vehicle: {
    id: 'rental.summary.vehicleDiscount',
    defaultMessage: 'Offers on the vehicles',
    description: 'Where the discount comes from: the vehicles themselves.',
  },
  provider: {
    id: 'rental.summary.providerDiscount',
    defaultMessage: 'Offer of the provider',
    description: 'Where the discount comes from: the business that rents out.',
  },
  vehicleWins: {
    id: 'rental.summary.vehicleWins',
    defaultMessage:
      'Offers on the vehicles. They save more than the offer of the provider ({amount}), and only one applies.',
    description: 'Why the discount of the vehicles was chosen. {amount}: what the other is worth.',
  },
  providerWins: {
    id: 'rental.summary.providerWins',
    defaultMessage:
      'Offer of the provider. It saves more than the offers on the vehicles ({amount}), and only one applies.',
    description: 'Why the discount of the provider was chosen. {amount}: what the other is worth.',
  },
  asMuch: {
    id: 'rental.summary.asMuch',
    defaultMessage:
      'Offers on the vehicles. The offer of the provider is worth as much ({amount}), and only one applies.',
    description: 'Both discounts are worth the same. {amount}: how much.',
  },
  taxWhy: {
    id: 'rental.summary.taxWhy',
    defaultMessage: 'On the vehicles after discounts',
    description: 'What the tax is reckoned on.',
  },
  shortOfMinimum: {
    id: 'rental.summary.shortOfMinimum',
    defaultMessage: 'Rent for {amount} more to get the offer of the provider.',
    description: 'Below the amounts. {amount}: what is missing for the discount of the provider.',
  },
});
