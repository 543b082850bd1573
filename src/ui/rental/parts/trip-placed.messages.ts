import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  placedTitle: {
    id: 'rental.placed.title',
    defaultMessage: 'Your trip is booked',
    description: 'Heading after the trip was booked.',
  },
  placedText: {
    id: 'rental.placed.text',
    defaultMessage: '{provider} will confirm it soon.',
    description: 'Below that heading. {provider}: name of the provider.',
  },
  guestNotice: {
    id: 'rental.placed.guestNotice',
    defaultMessage: 'You cannot see your trip history. Save your trip ID to ask about this trip.',
    description: 'For guests, after the trip was booked.',
  },
  payCash: {
    id: 'rental.placed.payCash',
    defaultMessage: 'Pay {money} in cash to the provider',
    description: 'On a booked trip. {money}: what is to be paid.',
  },
  trackNamed: {
    id: 'rental.placed.trackNamed',
    defaultMessage: 'Track trip {id}',
    description: 'The same link, read aloud. {id}: the number of the trip.',
  },
});
