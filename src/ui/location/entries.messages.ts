import { defineMessages } from '#ui/design/define-messages.ts';

export const messages = defineMessages({
  deliverTo: {
    id: 'location.header.deliverTo',
    defaultMessage: 'Deliver to',
    description: 'Small words above the address in the header.',
  },
  setLocation: {
    id: 'location.header.setLocation',
    defaultMessage: 'Set your location',
    description: 'Button in the header while no place is set.',
  },
  changeLocation: {
    id: 'location.header.changeLocation',
    defaultMessage: 'Deliver to {address}. Change location',
    description:
      'Accessible name of the address button in the header. Begins with the words of "Deliver to". {address}: where things are brought.',
  },
});
