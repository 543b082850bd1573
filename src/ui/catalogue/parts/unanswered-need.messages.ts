import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  placeText: {
    id: 'catalogue.need.placeText',
    defaultMessage: 'What you can order depends on your location.',
    description: 'Under that question.',
  },
  choosePlace: {
    id: 'catalogue.need.choosePlace',
    defaultMessage: 'Choose location',
    description: 'Button under that question that opens the map. Imperative.',
  },
  module: {
    id: 'catalogue.need.module',
    defaultMessage: 'What are you looking for?',
    description:
      'In the place of a list or of search results while nothing is chosen or searched for, and name of the row of lines of business (food, grocery …).',
  },
  moduleText: {
    id: 'catalogue.need.moduleText',
    defaultMessage: 'Choose a module to see what you can order.',
    description: 'Under that question.',
  },
  chooseModule: {
    id: 'catalogue.need.chooseModule',
    defaultMessage: 'Choose module',
    description: 'Button under that question that opens the choice. Imperative.',
  },
});
