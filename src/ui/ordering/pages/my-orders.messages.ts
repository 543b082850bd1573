import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  running: {
    id: 'ordering.myOrders.running',
    defaultMessage: 'Running',
    description: 'Tab: orders that are on their way. One word.',
  },
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
  browse: {
    id: 'ordering.myOrders.browse',
    defaultMessage: 'Browse stores',
    description: 'Button that leads to the home page. Imperative.',
  },
  unpaid: {
    id: 'ordering.myOrders.unpaid',
    defaultMessage: 'Not paid yet',
    description:
      'Badge of an order in the list, in place of its status: the store gets it once it is paid.',
  },
});
