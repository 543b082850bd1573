import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  veg: {
    id: 'catalogue.diet.veg',
    defaultMessage: 'Veg',
    description: 'Vegetarian food: text alternative of the green mark, and a choice.',
  },
  nonVeg: {
    id: 'catalogue.diet.nonVeg',
    defaultMessage: 'Non-Veg',
    description: 'Food with meat or fish: text alternative of the red mark, and a choice.',
  },
});
