import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  reorderOf: {
    id: 'ordering.reorder.buttonOf',
    defaultMessage: 'Order again: #{id}',
    description:
      'Name of that button, read aloud: begins with what it says. {id}: number of the order.',
  },
  checking: {
    id: 'ordering.reorder.checking',
    defaultMessage: 'Looking at what is available now',
    description: 'Read aloud in that dialog while the server looks at every line.',
  },
  lead: {
    id: 'ordering.reorder.lead',
    defaultMessage: 'Some things have changed since you ordered. Nothing is in your cart yet.',
    description: 'First line of that dialog.',
  },
  leadSame: {
    id: 'ordering.reorder.leadSame',
    defaultMessage: 'Everything is available as before. Nothing is in your cart yet.',
    description: 'First line of that dialog, when it could not be put into the cart at once.',
  },
  leadNone: {
    id: 'ordering.reorder.leadNone',
    defaultMessage: 'Nothing in this order can be put into your cart.',
    description: 'First line of that dialog, when no line can be had.',
  },
  changedMeanwhile: {
    id: 'ordering.reorder.changedMeanwhile',
    defaultMessage: 'Something has changed while you were looking. This is how it is now.',
    description: 'Warning at the top of that dialog, when the list had to be made anew.',
  },
  storeClosed: {
    id: 'ordering.reorder.storeClosed',
    defaultMessage: '{store} is closed now. You can order for later.',
    description: 'Warning in that dialog. {store}: name of the store.',
  },
  changed: {
    id: 'ordering.reorder.changed',
    defaultMessage: 'What has changed',
    description: 'Heading in that dialog, above the lines that are not as they were.',
  },
  unchanged: {
    id: 'ordering.reorder.unchanged',
    defaultMessage: '{count, plural, one {As before: # item} other {As before: # items}}',
    description: 'Heading in that dialog, above the lines that are as they were. {count}: lines.',
  },
  quantity: {
    id: 'ordering.reorder.quantity',
    defaultMessage: '{quantity} × {name}',
    description: 'A line of that dialog. {quantity}: pieces that can be had, {name}: the item.',
  },
  fewer: {
    id: 'ordering.reorder.fewer',
    defaultMessage: '{available, plural, one {Only # of {ordered}} other {Only # of {ordered}}}',
    description: 'Below a line: fewer pieces. {available}: that can be had, {ordered}: then.',
  },
  price: {
    id: 'ordering.reorder.price',
    defaultMessage: 'Was {was}, now {is}',
    description: 'Below a line whose price is another. {was} and {is}: amounts.',
  },
  gone: {
    id: 'ordering.reorder.gone',
    defaultMessage: 'No longer sold',
    description: 'Below a line that cannot be had.',
  },
  choiceGone: {
    id: 'ordering.reorder.choiceGone',
    defaultMessage: 'The choice you made is no longer offered',
    description: 'Below a line, such as of a size that is no longer there.',
  },
  addOnGone: {
    id: 'ordering.reorder.addOnGone',
    defaultMessage: 'One of its extras is no longer offered',
    description: 'Below a line with an extra, such as a sauce, that is no longer there.',
  },
  maximum: {
    id: 'ordering.reorder.maximum',
    defaultMessage: 'Your cart holds as many as one order may have',
    description: 'Below a line that has a maximum, which is in the cart already.',
  },
  inCart: {
    id: 'ordering.reorder.inCart',
    defaultMessage: 'Already in your cart',
    description: 'Below a line that is not put into the cart twice.',
  },
  cartFull: {
    id: 'ordering.reorder.cartFull',
    defaultMessage: 'Your cart cannot hold more different items',
    description: 'Below a line that finds no room.',
  },
  confirm: {
    id: 'ordering.reorder.confirm',
    defaultMessage: 'Add to cart',
    description: 'Button of that dialog: puts what can be had into the cart. Imperative.',
  },
});
