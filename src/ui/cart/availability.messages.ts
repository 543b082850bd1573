import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  soldOut: {
    id: 'cart.item.soldOut',
    defaultMessage: 'Sold out',
    description: 'Mark on an item, a choice or a line of which nothing is left.',
  },
  notOnSale: {
    id: 'cart.item.notOnSale',
    defaultMessage: 'Not available now',
    description: 'Mark on an item or a line that is sold at other times.',
  },
  outsideZone: {
    id: 'cart.item.outsideZone',
    defaultMessage: 'Not available in your location',
    description: 'Mark on an item or a line whose store does not deliver here.',
  },
  onlyLeft: {
    id: 'cart.item.onlyLeft',
    defaultMessage: '{count, plural, one {Only # left} other {Only # left}}',
    description:
      'Mark on an item or a line of which few are left. {count}: pieces left, 1 or more.',
  },
  outOfStock: {
    id: 'cart.item.outOfStock',
    defaultMessage: 'Out of Stock',
    description:
      'In the place of a button when nothing is left, and error when fewer pieces are left than asked for.',
  },
  variationOutOfStock: {
    id: 'cart.item.variationOutOfStock',
    defaultMessage: 'This variation is out of stock. Choose another variation to proceed further.',
    description: 'Error: the chosen variation is sold out.',
  },
  prescription: {
    id: 'cart.item.prescription',
    defaultMessage: 'prescription is required',
    description:
      'Mark at a medicine, in lower case; shown with a capital first letter where it begins a notice.',
  },
});
