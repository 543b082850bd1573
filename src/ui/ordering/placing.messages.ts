import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  stopped: {
    id: 'ordering.placing.stopped',
    defaultMessage: 'Your order from {store} was not placed.',
    description: 'Above the form after the server refused. {store}: the name of the store.',
  },
  kept: {
    id: 'ordering.placing.kept',
    defaultMessage: 'What you chose and typed for it is kept.',
    description: 'After the sentence that an order was not placed. "It": the order.',
  },
  placedBefore: {
    id: 'ordering.placing.placedBefore',
    defaultMessage: 'Placed: order #{id} from {store}.',
    description: 'Above the form, for each order that was placed. {id}: number, {store}: name.',
  },
  cartEmpty: {
    id: 'ordering.placing.cartEmpty',
    defaultMessage: 'Add something from this store, then place the order again.',
    description: 'What to do, after the sentence in which the server refused an order.',
  },
  removeAdvice: {
    id: 'ordering.placing.removeAdvice',
    defaultMessage: 'Remove it, then place the order again.',
    description: 'What to do, after the sentence in which the server refused an order.',
  },
  prescription: {
    id: 'ordering.placing.prescription',
    defaultMessage: 'Look at the pictures of your prescription, then place the order again.',
    description: 'What to do, after the sentence in which the server refused an order.',
  },
  notOnSale: {
    id: 'ordering.placing.notOnSale',
    defaultMessage: 'Choose a later time.',
    description: 'What to do, after the sentence in which the server refused an order.',
  },
  overMaximum: {
    id: 'ordering.placing.overMaximum',
    defaultMessage: 'Take fewer, then place the order again.',
    description: 'What to do, after the sentence in which the server refused an order.',
  },
  storeClosed: {
    id: 'ordering.placing.storeClosed',
    defaultMessage: 'Choose a later time, and your order will be ready then.',
    description: 'What to do, after the sentence in which the server refused an order.',
  },
  outsideZone: {
    id: 'ordering.placing.outsideZone',
    defaultMessage: 'Choose another address.',
    description: 'What to do, after the sentence in which the server refused an order.',
  },
  zoneOff: {
    id: 'ordering.placing.zoneOff',
    defaultMessage: 'Try again later, or choose another address.',
    description: 'What to do, after the sentence in which the server refused an order.',
  },
  minimumOrder: {
    id: 'ordering.placing.minimumOrder',
    defaultMessage: 'Add something to it, then place the order again.',
    description: 'What to do, after the sentence in which the server refused an order.',
  },
  cashLimit: {
    id: 'ordering.placing.cashLimit',
    defaultMessage: 'Take something out, then place the order again.',
    description: 'What to do, after the sentence in which the server refused an order.',
  },
  coupon: {
    id: 'ordering.placing.coupon',
    defaultMessage: 'Look at the price without it, then place the order again.',
    description:
      'What to do, after the sentence in which the server refused the coupon of an order.',
  },
  priceAdvice: {
    id: 'ordering.placing.priceAdvice',
    defaultMessage: 'Look at the price, then place the order again.',
    description: 'What to do, after the sentence in which the server refused an order.',
  },
  schedule: {
    id: 'ordering.placing.schedule',
    defaultMessage: 'Choose another time.',
    description: 'What to do, after the sentence in which the server refused an order.',
  },
  orderType: {
    id: 'ordering.placing.orderType',
    defaultMessage: 'Choose the other delivery type.',
    description: 'What to do, after the sentence in which the server refused an order.',
  },
  keyTaken: {
    id: 'ordering.placing.keyTaken',
    defaultMessage:
      'An earlier order to this store has already arrived. Check it before ordering again.',
    description: 'What to do, after the sentence in which the server refused an order.',
  },
  unsureTitle: {
    id: 'ordering.placing.unsureTitle',
    defaultMessage: 'We could not confirm your order',
    description: 'Heading after the answer to an order was lost.',
  },
  unsureText: {
    id: 'ordering.placing.unsureText',
    defaultMessage:
      'Your order may have arrived. Check its status: it is never placed twice, and nothing that you typed is lost.',
    description: 'Below the heading. Reassures, and says what to do.',
  },
  askAgain: {
    id: 'ordering.placing.askAgain',
    defaultMessage: 'Check order status',
    description: 'Button that asks the server for the answer once more. Imperative.',
  },
  interruptedTitle: {
    id: 'ordering.placing.interruptedTitle',
    defaultMessage: 'An order was interrupted',
    description:
      'Heading after the page was reloaded, or the sign-in ran out, while an order was on its way.',
  },
  interruptedText: {
    id: 'ordering.placing.interruptedText',
    defaultMessage:
      'You pressed Place Order for {stores}, and no confirmation came. Finish it now: it is placed only once. Starting over may order it a second time.',
    description: 'Below the heading. {stores}: names of one or more stores, joined.',
  },
  finish: {
    id: 'ordering.placing.finish',
    defaultMessage: 'Finish the order',
    description: 'Button that sends the interrupted order again. Imperative.',
  },
  changesTitle: {
    id: 'ordering.placing.changesTitle',
    defaultMessage: 'Some prices have changed',
    description:
      'Heading of a dialog that lists differences before an order is placed, or a trip is booked.',
  },
  changesText: {
    id: 'ordering.placing.changesText',
    defaultMessage: 'This is different from what you saw. Nothing is ordered until you agree.',
    description: 'In the dialog, above the list of differences.',
  },
  changesAccept: {
    id: 'ordering.placing.changesAccept',
    defaultMessage: 'Order at the new price',
    description: 'Button of the dialog: places the order. Imperative.',
  },
  was: {
    id: 'ordering.placing.was',
    defaultMessage: 'before {was}, now {is}',
    description: 'A difference. {was} and {is}: two amounts, or two quantities.',
  },
  lineGone: {
    id: 'ordering.placing.lineGone',
    defaultMessage: 'no longer in the order',
    description: 'A difference: this item is gone.',
  },
  lineNew: {
    id: 'ordering.placing.lineNew',
    defaultMessage: 'added to the order',
    description: 'A difference: this item is new.',
  },
});
