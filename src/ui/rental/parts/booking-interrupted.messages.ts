import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  interruptedTitle: {
    id: 'rental.booking.interruptedTitle',
    defaultMessage: 'A booking was on its way',
    description:
      'Heading after the page was closed, or the sign-in ran out, before the answer came.',
  },
  interruptedText: {
    id: 'rental.booking.interruptedText',
    defaultMessage:
      'We have not heard whether your trip with {provider} was booked. Finish it now: it is booked only once.',
    description: 'Below that heading. {provider}: name of the provider.',
  },
  finish: {
    id: 'rental.booking.finish',
    defaultMessage: 'Finish the booking',
    description: 'Button that sends the interrupted booking again. Imperative.',
  },
  startOver: {
    id: 'rental.booking.startOver',
    defaultMessage: 'Back to the trip cart',
    description: 'Button that gives the interrupted booking up. Short.',
  },
});
