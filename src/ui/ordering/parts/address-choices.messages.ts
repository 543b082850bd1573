import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  here: {
    id: 'ordering.address.here',
    defaultMessage: 'Where you are now',
    description:
      'Choice at the checkout: deliver to the place that is set in the header, not to a saved address.',
  },
  nowhere: {
    id: 'ordering.address.nowhere',
    defaultMessage: 'No place is set yet.',
    description: 'Below that choice, where the customer has not said where they are.',
  },
  elsewhere: {
    id: 'ordering.address.elsewhere',
    defaultMessage: 'Outside the delivery area of what you are ordering.',
    description:
      'Below a saved address at the checkout: not everything that is ordered is delivered there.',
  },
  changed: {
    id: 'ordering.address.changed',
    defaultMessage:
      'You have changed this address since. The order goes to the place that you chose.',
    description:
      'Below the chosen address at the checkout, when it was edited meanwhile, such as in another tab.',
  },
  deleted: {
    id: 'ordering.address.deleted',
    defaultMessage: 'This address is no longer saved. The order still goes there.',
    description:
      'Below the chosen address at the checkout, when it was deleted meanwhile, such as in another tab.',
  },
  showAll: {
    id: 'ordering.address.showAll',
    defaultMessage: 'Show all {count, number} addresses',
    description: 'Button below the first few saved addresses at the checkout. {count}: 4 or more.',
  },
  unread: {
    id: 'ordering.address.unread',
    defaultMessage: 'Your saved addresses could not be loaded.',
    description: 'At the checkout, followed by the reason and a button to try again.',
  },
  add: {
    id: 'ordering.address.add',
    defaultMessage: 'Add an address',
    description:
      'Button below the addresses at the checkout. Opens the form of a new one, which the order then goes to.',
  },
});
