import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  items: {
    id: 'catalogue.kind.items',
    defaultMessage: 'Items',
    description: 'Heading or tab: what can be ordered, such as dishes.',
  },
  stores: {
    id: 'catalogue.kind.stores',
    defaultMessage: 'Stores',
    description: 'Heading or tab: stores and restaurants.',
  },
  vehicles: {
    id: 'catalogue.kind.vehicles',
    defaultMessage: 'Vehicles',
    description: 'Heading or tab: vehicles to rent.',
  },
  providers: {
    id: 'catalogue.kind.providers',
    defaultMessage: 'Providers',
    description: 'Heading, tab or link: the businesses that rent out vehicles.',
  },
  categories: {
    id: 'catalogue.kind.categories',
    defaultMessage: 'Categories',
    description: 'Heading over categories, and name of a row of them.',
  },
});
