import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  myAddresses: {
    id: 'location.addresses.title',
    defaultMessage: 'My Addresses',
    description: 'Heading above the saved addresses on a customer’s profile, and the way to them.',
  },
  addAddress: {
    id: 'location.addresses.add',
    defaultMessage: 'Add Address',
    description: 'Button above the saved addresses, and heading of the page it leads to.',
  },
});
