import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  discover: {
    id: 'shell.footer.discover',
    defaultMessage: 'Discover',
    description: 'Heading at the foot of every page over links to what is on offer.',
  },
  home: {
    id: 'shell.footer.home',
    defaultMessage: 'Home',
    description: 'Link at the foot of every page to the home page.',
  },
  categories: {
    id: 'shell.footer.categories',
    defaultMessage: 'All categories',
    description: 'Link at the foot of every page to the list of categories.',
  },
  latest: {
    id: 'shell.footer.latest',
    defaultMessage: 'New stores',
    description: 'Link at the foot of every page to the newest stores.',
  },
  popular: {
    id: 'shell.footer.popular',
    defaultMessage: 'Popular stores',
    description: 'Link at the foot of every page to popular stores.',
  },
  vehicles: {
    id: 'shell.footer.vehicles',
    defaultMessage: 'All vehicles',
    description: 'Link at the foot of every page, where vehicles are rented, to all of them.',
  },
  providers: {
    id: 'shell.footer.providers',
    defaultMessage: 'Providers',
    description: 'Link at the foot of every page to the businesses that rent out vehicles.',
  },
  help: {
    id: 'shell.footer.help',
    defaultMessage: 'Help',
    description: 'Heading at the foot of every page over links to help.',
  },
  trackOrder: {
    id: 'shell.footer.trackOrder',
    defaultMessage: 'Track an order',
    description: 'Link at the foot of every page to where an order is tracked.',
  },
  trackTrip: {
    id: 'shell.footer.trackTrip',
    defaultMessage: 'Track a trip',
    description: 'Link at the foot of every page to where a rented trip is tracked.',
  },
  terms: {
    id: 'shell.footer.terms',
    defaultMessage: 'Terms and policies',
    description: 'Heading at the foot of every page over links to the texts of the owner.',
  },
  contact: {
    id: 'shell.footer.contact',
    defaultMessage: 'Contact',
    description: 'Heading at the foot of every page over address and e-mail of the business.',
  },
});
