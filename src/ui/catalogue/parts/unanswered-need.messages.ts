import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  place: {
    id: 'catalogue.need.place',
    defaultMessage: 'Where should we deliver?',
    description: 'In the place of a list while the customer has not said where they are.',
  },
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
    description: 'In the place of a list while no line of business (food, grocery …) is chosen.',
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
