import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  discover: {
    id: 'shell.footer.discover',
    defaultMessage: 'Discover',
    description: 'Heading at the foot of every page over links to what is on offer.',
  },
  help: {
    id: 'shell.footer.help',
    defaultMessage: 'Help',
    description: 'Heading at the foot of every page over links to help.',
  },
  trackOrder: {
    id: 'shell.help.trackOrder',
    defaultMessage: 'Track an order',
    description: 'Link to the page where an order is tracked by its number.',
  },
  trackTrip: {
    id: 'shell.help.trackTrip',
    defaultMessage: 'Track a trip',
    description: 'Link to the page where a rented trip is tracked by its number.',
  },
  contact: {
    id: 'shell.footer.contact',
    defaultMessage: 'Contact',
    description: 'Heading at the foot of every page over address and e-mail of the business.',
  },
});
