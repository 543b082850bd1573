import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  history: {
    id: 'ordering.myOrders.history',
    defaultMessage: 'History',
    description: 'Tab: orders that are finished. One word.',
  },
  noneRunning: {
    id: 'ordering.myOrders.noneRunning',
    defaultMessage: 'Nothing is on its way',
    description: 'Heading of the empty tab "Running".',
  },
  noneRunningText: {
    id: 'ordering.myOrders.noneRunningText',
    defaultMessage: 'Orders that are on their way to you appear here.',
    description: 'Below that heading.',
  },
  noneEver: {
    id: 'ordering.myOrders.noneEver',
    defaultMessage: 'No orders yet',
    description: 'Heading of the empty tab "History".',
  },
  noneEverText: {
    id: 'ordering.myOrders.noneEverText',
    defaultMessage: 'What you have ordered appears here.',
    description: 'Below that heading.',
  },
  facts: {
    id: 'ordering.myOrders.facts',
    defaultMessage: '#{id} · {count, plural, one {# item} other {# items}} · {when}',
    description:
      'Row of the list. {id}: order number. {count}: different items. {when}: date, time.',
  },
});
