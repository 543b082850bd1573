import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  running: {
    id: 'ordering.facts.running',
    defaultMessage: 'Running',
    description: 'Tab: orders that are on their way, trips that have not ended. One word.',
  },
  unpaid: {
    id: 'ordering.facts.unpaid',
    defaultMessage: 'Not paid yet',
    description:
      'Badge of an order or a trip in a list, in place of its status: it is confirmed once it is paid.',
  },
  canceledBecause: {
    id: 'ordering.facts.canceledBecause',
    defaultMessage: 'Reason: {reason}',
    description: 'Below the status of a canceled order or trip. {reason}: why, in words.',
  },
  note: {
    id: 'ordering.facts.note',
    defaultMessage: 'Your note: {note}',
    description: 'On the page of an order or a trip. {note}: what the customer wrote.',
  },
  deliverTo: {
    id: 'ordering.facts.deliverTo',
    defaultMessage: 'Deliver to',
    description: 'Heading above the delivery address of an order.',
  },
});
