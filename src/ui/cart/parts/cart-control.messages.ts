import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  add: {
    id: 'cart.control.add',
    defaultMessage: 'Add {item} to the cart',
    description: 'Name of the plus button on a card, read aloud. {item}: name of the item.',
  },
  choose: {
    id: 'cart.control.choose',
    defaultMessage: 'Choose options of {item}',
    description:
      'Name of the plus link on a card of an item with choices, read aloud. {item}: its name.',
  },
  inCart: {
    id: 'cart.control.inCart',
    defaultMessage: '{item}: {count, number} in the cart. Choose again',
    description:
      'Name of the link on a card when several choices of the item are in the cart. {item}: its name; {count}: pieces.',
  },
});
