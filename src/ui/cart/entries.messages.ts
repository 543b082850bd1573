import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  title: {
    id: 'cart.drawer.title',
    defaultMessage: '{count, plural, =0 {Shopping Cart} other {Shopping Cart (#)}}',
    description: 'Heading of the cart drawer. {count}: lines in the cart.',
  },
  openCart: {
    id: 'cart.header.openCart',
    defaultMessage: '{count, plural, =0 {Cart, empty} one {Cart, # item} other {Cart, # items}}',
    description: 'Accessible name of the cart button in the header. {count}: lines in the cart.',
  },
  cart: {
    id: 'cart.header.cart',
    defaultMessage: 'Cart',
    description: 'Word on the cart button in the header.',
  },
  bar: {
    id: 'cart.bar.name',
    defaultMessage: 'In your cart',
    description:
      "Accessible name of the bar at the foot of a phone's window that leads to the cart.",
  },
  viewCart: {
    id: 'cart.bar.view',
    defaultMessage: 'View cart',
    description: 'At the end of the bar that leads to the cart.',
  },
});
