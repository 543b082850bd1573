import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'rental.gate.title',
    defaultMessage: 'Clear your trip cart?',
    description: 'Heading of the question before another module that rents vehicles is chosen.',
  },
  question: {
    id: 'rental.gate.question',
    defaultMessage:
      '{provider} does not hand over vehicles where {module} is available. If you go on, these are removed from your trip cart:',
    description:
      'Question above the list of the vehicles. {provider}: who lets them. {module}: the module that is about to be chosen, such as "Rental".',
  },
  changed: {
    id: 'rental.gate.changed',
    defaultMessage: 'Your trip cart has changed in the meantime. Nothing has been cleared yet.',
    description:
      'Above the question, where the customer has said yes, and another tab had put other vehicles into the trip cart by then.',
  },
  line: {
    id: 'rental.gate.line',
    defaultMessage: '{count, number} × {vehicle}',
    description: 'A vehicle of the trip cart. {count}: how many of it. {vehicle}: its name.',
  },
});
