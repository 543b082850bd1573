import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  home: {
    id: 'location.address.home',
    defaultMessage: 'Home',
    description: 'What kind of place a saved address is, as its name and as a choice. One word.',
  },
  office: {
    id: 'location.address.office',
    defaultMessage: 'Office',
    description: 'What kind of place a saved address is, as its name and as a choice. One word.',
  },
  other: {
    id: 'location.address.other',
    defaultMessage: 'Other',
    description: 'What kind of place a saved address is, as its name and as a choice. One word.',
  },
  none: {
    id: 'location.addresses.none',
    defaultMessage: 'No address found',
    description: 'Heading in the place of an empty list of saved addresses.',
  },
  noneText: {
    id: 'location.addresses.noneText',
    defaultMessage: 'Save your home and your workplace, and checkout takes two taps.',
    description: 'Below that heading: what a saved address is good for.',
  },
  editOne: {
    id: 'location.addresses.editOne',
    defaultMessage: 'Edit {name}, {address}',
    description:
      'Accessible name of that link. Begins with the word of the link. {name}: such as Home; {address}: street and number.',
  },
  remove: {
    id: 'location.addresses.remove',
    defaultMessage: 'Delete',
    description: 'Button on the card of a saved address. Asks before it deletes. One word.',
  },
  removeOne: {
    id: 'location.addresses.removeOne',
    defaultMessage: 'Delete {name}, {address}',
    description:
      'Accessible name of that button. Begins with the word of the button. {name}: such as Home; {address}: street and number.',
  },
  deleteTitle: {
    id: 'location.addresses.deleteTitle',
    defaultMessage: 'Delete this address?',
    description: 'Heading of the question before a saved address is deleted.',
  },
  deleteQuestion: {
    id: 'location.addresses.deleteQuestion',
    defaultMessage: 'Are you sure to delete this address?',
    description: 'The question before a saved address is deleted; below it stands the address.',
  },
  called: {
    id: 'location.addresses.called',
    defaultMessage: '{name}: {address}',
    description:
      'Below that question: which address it is. {name}: such as Home; {address}: street, number and place.',
  },
  most: {
    id: 'location.addresses.most',
    defaultMessage: 'You have saved {most} addresses, the maximum. Delete one to add another.',
    description: 'In the place of the button that adds an address, when no more can be saved.',
  },
});
