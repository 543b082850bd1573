import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  lead: {
    id: 'ordering.track.lead',
    defaultMessage: 'Enter the order ID and the phone number you ordered with.',
    description: 'Below the heading of the tracking form, for guests.',
  },
  leadCustomer: {
    id: 'ordering.track.leadCustomer',
    defaultMessage: 'Enter the ID of your order.',
    description: 'Below the heading of the tracking form, for signed-in customers.',
  },
  finding: {
    id: 'ordering.track.finding',
    defaultMessage: 'Looking for your order',
    description: 'Read aloud while the order is looked for.',
  },
  orderIdMissing: {
    id: 'ordering.track.orderIdMissing',
    defaultMessage: 'Enter the order ID.',
    description: 'Below the order ID field when it is empty.',
  },
  orderIdMalformed: {
    id: 'ordering.track.orderIdMalformed',
    defaultMessage: 'An order ID is a number, like 100042.',
    description: 'Below the order ID field when it holds no number. Keep the example as it is.',
  },
  phoneMissing: {
    id: 'ordering.track.phoneMissing',
    defaultMessage: 'Enter the phone number you ordered with.',
    description: 'Below the phone field when it is empty.',
  },
  notFound: {
    id: 'ordering.track.notFound',
    defaultMessage: 'Order not found',
    description: 'Above the tracking form when no such order is known.',
  },
  notFoundHint: {
    id: 'ordering.track.notFoundHint',
    defaultMessage: 'Check the order ID, and that the phone is the one you ordered with.',
    description: 'Below "Order not found": what to do.',
  },
  notFoundHintCustomer: {
    id: 'ordering.track.notFoundHintCustomer',
    defaultMessage: 'Check the order ID. Your own orders are listed under My Orders.',
    description: 'Below "Order not found", for a signed-in customer, who was asked for no phone.',
  },
  order: {
    id: 'ordering.track.order',
    defaultMessage: 'Order #{id}',
    description: 'Heading above an order. {id}: its number.',
  },
  placedAt: {
    id: 'ordering.track.placedAt',
    defaultMessage: 'Placed {when}',
    description: 'Below the number of an order. {when}: date and time.',
  },
  scheduledFor: {
    id: 'ordering.track.scheduledFor',
    defaultMessage: 'Scheduled for {when}',
    description: 'Below the number of an order. {when}: date and time.',
  },
  progress: {
    id: 'ordering.track.progress',
    defaultMessage: 'Progress',
    description: 'Name of the list of steps of an order, also read aloud.',
  },
  done: {
    id: 'ordering.track.done',
    defaultMessage: 'Done: {status}',
    description: 'Read aloud: a step that is behind us. {status}: its name.',
  },
  current: {
    id: 'ordering.track.current',
    defaultMessage: 'Now: {status}',
    description: 'Read aloud: the step that is going on. {status}: its name.',
  },
  ahead: {
    id: 'ordering.track.ahead',
    defaultMessage: 'Still to come: {status}',
    description: 'Read aloud: a step that lies ahead. {status}: its name.',
  },
  announce: {
    id: 'ordering.track.announce',
    defaultMessage: 'Order #{id}: {status}',
    description: 'Read aloud when the status of the order changes. {id}: number, {status}: status.',
  },
  updated: {
    id: 'ordering.track.updated',
    defaultMessage: 'Last updated {when}',
    description: 'Below the steps. {when}: time of day with seconds.',
  },
  stale: {
    id: 'ordering.track.stale',
    defaultMessage: 'Not up to date: the connection was lost. Trying again automatically.',
    description: 'Below the steps when the last look failed.',
  },
  refresh: {
    id: 'ordering.track.refresh',
    defaultMessage: 'Refresh',
    description: 'Button that looks at the order again. Imperative.',
  },
  store: {
    id: 'ordering.track.store',
    defaultMessage: 'Store',
    description: 'Heading above name, address and phone of the store.',
  },
  writeStore: {
    id: 'ordering.track.writeStore',
    defaultMessage: 'Write to the store',
    description: 'Button on the page of an order: opens the conversation with its store.',
  },
  writeCourier: {
    id: 'ordering.track.writeCourier',
    defaultMessage: 'Write to the courier',
    description:
      'Button on the page of an order that is on its way: opens the conversation with who brings it.',
  },
  takeAwayAt: {
    id: 'ordering.track.takeAwayAt',
    defaultMessage: 'Pick up at the store',
    description: 'Heading above the address of the store of a take-away.',
  },
  payCash: {
    id: 'ordering.track.payCash',
    defaultMessage: 'In cash, when you get it',
    description: 'Below the amounts: how the order is paid.',
  },
  another: {
    id: 'ordering.track.another',
    defaultMessage: 'Track another order',
    description: 'Button that leads back to the tracking form. Imperative.',
  },
  cancel: {
    id: 'ordering.track.cancel',
    defaultMessage: 'Cancel order',
    description:
      'Button that cancels an order, title of its dialog, and button of the dialog. Imperative.',
  },
  cancelText: {
    id: 'ordering.track.cancelText',
    defaultMessage: 'Nothing has been prepared yet, so canceling costs nothing. Tell us why:',
    description: 'In the dialog, above the list of reasons.',
  },
  cancelParcelText: {
    id: 'ordering.track.cancelParcelText',
    defaultMessage: 'No courier has set out yet, so canceling costs nothing. Tell us why:',
    description: 'The same in the dialog of a parcel.',
  },
  keep: {
    id: 'ordering.track.keep',
    defaultMessage: 'Keep the order',
    description: 'Button of the dialog: closes it, nothing is canceled.',
  },
});
