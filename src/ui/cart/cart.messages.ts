import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  emptyText: {
    id: 'cart.drawer.emptyText',
    defaultMessage: 'Add something and it will show up here.',
    description: 'Sentence under "Your cart is empty".',
  },
  loading: {
    id: 'cart.drawer.loading',
    defaultMessage: 'Loading your cart',
    description: 'Read aloud while the cart is being read.',
  },
  checkout: {
    id: 'cart.drawer.checkout',
    defaultMessage: 'Proceed To Checkout',
    description: 'Button at the foot of the cart.',
  },
  clear: {
    id: 'cart.clear',
    defaultMessage: 'Clear Cart',
    description: 'Button that empties the cart, and heading of its question.',
  },
  clearQuestion: {
    id: 'cart.clear.question',
    defaultMessage: 'Do you want to clear the cart?',
    description: 'Question before the cart is emptied. Answers: Cancel, Yes.',
  },
  storeGroup: {
    id: 'cart.drawer.store',
    defaultMessage: 'From {store}',
    description: 'Heading over the lines of one store. {store}: its name.',
  },
  moreForFree: {
    id: 'cart.freeDelivery.more',
    defaultMessage: '{amount} more for free delivery',
    description: 'Over the bar in the cart. {amount}: money still missing.',
  },
  freeDelivery: {
    id: 'cart.freeDelivery.reached',
    defaultMessage: 'Enjoy free delivery!',
    description: 'Over the bar in the cart, once the sum is reached.',
  },
  freeDeliveryBar: {
    id: 'cart.freeDelivery.bar',
    defaultMessage: 'Progress to free delivery',
    description: 'Name of the bar, read aloud.',
  },
  variation: {
    id: 'cart.line.variation',
    defaultMessage: '{name}: {labels}',
    description: 'What was chosen of a line. {name}: the question; {labels}: the answers.',
  },
  addOn: {
    id: 'cart.line.addOn',
    defaultMessage: '{name} × {count, number} (+ {amount})',
    description:
      'An add-on of a line. {name}: its name; {count}: pieces; {amount}: money for all of them.',
  },
  editLine: {
    id: 'cart.line.edit',
    defaultMessage: 'Change {item}',
    description: 'Name of the link that opens the item of a line, read aloud. {item}: its name.',
  },
  mustRemove: {
    id: 'cart.drawer.mustRemove',
    defaultMessage: 'Remove what is not available in your location to check out.',
    description: 'Over the checkout button while such lines are in the cart.',
  },
  limit: {
    id: 'cart.line.limit',
    defaultMessage: '{count, plural, one {At most # an order} other {At most # an order}}',
    description: 'Mark on a line above the limit of its item. {count}: the limit.',
  },
  takeFewer: {
    id: 'cart.line.takeFewer',
    defaultMessage: 'Take {count, number}',
    description: 'Button that sets a line to what can be had. {count}: pieces.',
  },
  choiceGone: {
    id: 'cart.line.choiceGone',
    defaultMessage: 'This choice is not offered any more',
    description: 'Mark on a line whose size or variation cannot be had any more.',
  },
  gone: {
    id: 'cart.line.gone',
    defaultMessage: 'No longer available',
    description: 'Mark on a line whose item the store no longer sells.',
  },
  notCounted: {
    id: 'cart.drawer.notCounted',
    defaultMessage:
      '{count, plural, one {# unavailable item is not counted} other {# unavailable items are not counted}}',
    description: 'Note under the subtotal. {count}: lines that cannot be bought, 1 or more.',
  },
  priceChanged: {
    id: 'cart.line.priceChanged',
    defaultMessage: 'Price changed from {from} to {to}',
    description:
      'Note on a line whose price per piece is another one than when it was chosen. {from}, {to}: money.',
  },
  replaceTitle: {
    id: 'cart.replace.title',
    defaultMessage: 'Another store',
    description: 'Heading of the question before another store replaces the one in the cart.',
  },
  replaceQuestion: {
    id: 'cart.replace.question',
    defaultMessage: 'Your cart holds items from another store. Clear the cart and add this item?',
    description: 'Question before the cart is emptied for an item of another store.',
  },
  replaceStores: {
    id: 'cart.replace.stores',
    defaultMessage: 'In the cart: {inCart}. This item: {wanted}.',
    description: 'Under that question. {inCart}, {wanted}: names of the two stores.',
  },
  gateQuestion: {
    id: 'cart.gate.question',
    defaultMessage: 'Do you want to login or continue as a guest?',
    description: 'Question before checkout. Answers: Guest, Login, Sign Up.',
  },
  gateText: {
    id: 'cart.gate.text',
    defaultMessage: 'With an account, you find your orders, trips and addresses again.',
    description: 'Under the question before checkout.',
  },
  guest: {
    id: 'cart.gate.guest',
    defaultMessage: 'Guest',
    description: 'Button: go on to checkout without an account.',
  },
  login: {
    id: 'cart.gate.login',
    defaultMessage: 'Login',
    description: 'Button: sign in, then go on to checkout.',
  },
});
