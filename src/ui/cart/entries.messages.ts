import { defineMessages } from 'react-intl';

/** What each sentence needs to be complete. */
type Values = {
  openCart: { count: number };
  cart: {};
};

export const messages = defineMessages<Values>({
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
});
