import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  items: {
    id: 'catalogue.viewed.items',
    defaultMessage: 'Recently viewed',
    description: 'Heading over the items, or vehicles, that the customer opened before.',
  },
  stores: {
    id: 'catalogue.viewed.stores',
    defaultMessage: 'Stores you looked at',
    description: 'Heading over the stores whose pages the customer opened before.',
  },
  clearItems: {
    id: 'catalogue.viewed.clearItems',
    defaultMessage: 'Clear recently viewed',
    description:
      'Accessible name of the button that empties the row of items or vehicles. It begins with the word on the button.',
  },
  clearStores: {
    id: 'catalogue.viewed.clearStores',
    defaultMessage: 'Clear stores you looked at',
    description:
      'Accessible name of the button that empties the row of stores. It begins with the word on the button.',
  },
});
